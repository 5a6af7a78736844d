import { useTranslations } from 'use-intl'
import type { TraceEvent } from '../../trace/trace.ts'
import type { Pipe } from './pipes.ts'

/** What stands at the end of a pipe; empty where its ticket says everything. */
export function usePipeStatus(): (pipe: Pipe, event: TraceEvent) => string {
  const t = useTranslations('graph.pipe')
  return (pipe, event) => {
    const isOut = pipe.flow === 'out'
    if (event.errorChannel === 'local-error' && pipe.id === 'stdin') return t('nothingSent')
    switch (pipe.state) {
      case 'live':
        return pipe.streaming && pipe.tickets.length === 0 ? t('open') : ''
      case 'delivered':
        return t('delivered', { bytes: pipe.bytes ?? 0 })
      case 'waiting':
        return pipe.name.startsWith('GET') ? t('listening') : t('waiting')
      case 'open':
        return t('open')
      case 'closed':
        return t('closed')
      case 'cut':
        if (pipe.id === 'stdin') return t('stdinCut')
        return pipe.cutBy === 'server' ? t('serverCut') : t('clientCut')
      case 'absent':
        return t('absent')
      case 'idle':
        if (pipe.id === 'stderr') return t('logs')
        if (pipe.id === 'request' || pipe.id === 'response')
          return t(isOut ? 'noRequest' : 'noResponse')
        return t('idle')
    }
  }
}
