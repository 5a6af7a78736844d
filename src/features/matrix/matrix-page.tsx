import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Evidence } from '../../exercise/exercise.ts'
import { ERROR_CHANNELS, type ErrorChannel } from '../../protocol/errors.ts'
import { type Scenario, SERVER_IDS, type ServerId } from '../../scenario/scenario.ts'
import { useLab } from '../../store/lab-context.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Segments } from '../../ui/segments.tsx'
import { ChannelSignal } from '../../views/channel-signal.tsx'
import { LongJobs } from './long-jobs.tsx'
import { exportLines, toCsv, toMarkdown } from './matrix-export.ts'
import { MatrixTable } from './matrix-table.tsx'
import { SlowTools } from './slow-tools.tsx'
import { useMatrix } from './use-matrix.ts'
import './matrix.css'

type Wanted = ErrorChannel | 'all' | 'quiet'

/** Every fault in every place, each cell a run of this moment. `linkTo` gives the address of a frame of a run. */
export function MatrixPage({
  linkTo,
  onOpen,
}: {
  readonly linkTo: (scenario: Scenario, at: string) => string
  /** Shows a frame of a run that no scenario gives. */
  readonly onOpen: (frame: Evidence) => void
}) {
  const t = useTranslations('matrix')
  const s = useTranslations('scenario')
  const channels = useTranslations('channels')
  const scenario = useLab((state) => state.scenario)
  const [server, setServer] = useState<ServerId>(scenario.server)
  const [wanted, setWanted] = useState<Wanted>('all')
  const { limitMs: _limit, ...rest } = scenario
  const base: Scenario = { ...rest, task: 'report-quantity-zero', tools: 'agent', repeat: 1 }
  const rows = useMatrix(base, server)
  const isWaiting = rows.some(({ cells }) => cells.some(({ outcome }) => outcome === 'waiting'))
  const save = (kind: 'csv' | 'md') => {
    const lines = exportLines(rows)
    if (kind === 'csv') saveFile(`wirelab-matrix-${server}.csv`, toCsv(lines), 'text/csv')
    else saveFile(`wirelab-matrix-${server}.md`, toMarkdown(lines), 'text/markdown')
  }
  return (
    <main className="matrix" id="main" tabIndex={-1} aria-busy={isWaiting}>
      <h1 className="vh">{t('title')}</h1>
      <div className="mx-bar">
        <Segments
          legend={s('server')}
          value={server}
          segments={SERVER_IDS.map((value) => ({ value, label: s(`servers.${value}`) }))}
          onChange={setServer}
        />
        <label className="mx-filter">
          {t('filter')}
          <select value={wanted} onChange={(event) => setWanted(event.target.value as Wanted)}>
            <option value="all">{t('all')}</option>
            {ERROR_CHANNELS.map((channel) => (
              <option key={channel} value={channel}>
                {channels(`full.${channel}`)}
              </option>
            ))}
            <option value="quiet">{t('noError')}</option>
          </select>
        </label>
        <p className="mx-hint">{isWaiting ? t('running') : t('hint')}</p>
        <div className="mx-tools">
          <button type="button" className="btn" disabled={isWaiting} onClick={() => save('csv')}>
            {t('csv')}
          </button>
          <button type="button" className="btn" disabled={isWaiting} onClick={() => save('md')}>
            {t('markdown')}
          </button>
          <button type="button" className="btn" onClick={() => window.print()}>
            {t('print')}
          </button>
        </div>
        <ul className="mx-legend" aria-label={channels('map')}>
          {ERROR_CHANNELS.map((channel) => (
            <li key={channel} className={channel}>
              <ChannelSignal channel={channel} lit />
              {channels(`name.${channel}`)}
            </li>
          ))}
        </ul>
      </div>
      <MatrixTable
        rows={rows}
        linkTo={linkTo}
        matches={(channel) => wanted === 'all' || (channel ?? 'quiet') === wanted}
      >
        <SlowTools onOpen={onOpen} />
        <LongJobs base={{ ...base, server }} linkTo={linkTo} />
      </MatrixTable>
    </main>
  )
}
