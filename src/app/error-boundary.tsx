import { Component, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLab } from '../store/lab-context.tsx'

interface State {
  readonly error: unknown
}

/** Catches a bug of ours anywhere below; shows what happened and the link, never a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') }
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Crashed error={this.state.error} />
  }
}

/** Brings a crash outside React, in the store, to the boundary. */
export function CrashGate({ children }: { readonly children: ReactNode }) {
  const crash = useLab((state) => state.crash)
  if (crash) throw crash.error
  return children
}

function Crashed({ error }: { readonly error: unknown }) {
  const t = useTranslations('errors')
  return (
    <main className="crashed" id="main">
      <h1>{t('crashTitle')}</h1>
      <p>{t('crashText')}</p>
      <p>{t('crashLink')}</p>
      <pre>{location.href}</pre>
      <p>{t('crashReason')}</p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <button type="button" className="btn" onClick={startAgain}>
        {t('crashReset')}
      </button>
    </main>
  )
}

function startAgain(): void {
  // The broken link stays in the history, one step back.
  location.hash = '#/step'
  location.reload()
}
