import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  ABACUS_PRESETS,
  type AbacusSize,
  addOne,
  type Comparison,
  compare,
  MAX_COUNT,
  MIN_COUNT,
  withProtocol,
} from '../../exercise/abacus-model.ts'
import { revisionChange } from '../../exercise/abacus-revision.ts'
import { AdapterPanel, type Pair } from './adapter-panel.tsx'
import { CountControl } from './count-control.tsx'
import { Drawings } from './drawings.tsx'
import { MigrationPanel } from './migration-panel.tsx'
import { PayoffPanel } from './payoff-panel.tsx'
import { RevisionPanel } from './revision-panel.tsx'
import { Summary } from './summary.tsx'
import { Tabs } from './tabs.tsx'
import { useIsPrinting } from './use-is-printing.ts'
import { useLinkedSize } from './use-linked-size.ts'
import { useMigration } from './use-migration.ts'
import './abacus.css'
import './abacus-drawings.css'
import './abacus-panels.css'
import './abacus-tables.css'
import './abacus-wide.css'

interface Props {
  /** The size that the link asks for. */
  readonly size: AbacusSize
  /** Called when the learner has rested on another size, for the link to follow. */
  readonly onSize: (size: AbacusSize) => void
}

type TabId = 'payoff' | 'adapter' | 'migrate' | 'revision'

/** N apps and M tools, with and without a protocol: drawn, counted, and questioned. */
export function AbacusPage({ size: linked, onSize }: Props) {
  const t = useTranslations('abacus')
  const [size, setSize] = useLinkedSize(linked, onSize)
  const [tab, setTab] = useState<TabId>('payoff')
  const [chosen, setChosen] = useState<Pair>({ app: 1, tool: 1 })
  const [wantedDual, setDual] = useState(0)
  const [drawing, setDrawing] = useState<'beads' | 'lines'>('beads')
  const isPrinting = useIsPrinting()
  const migration = useMigration(size, tab === 'migrate' || isPrinting)

  const now = useMemo(() => compare(size), [size])
  const added = useMemo(() => ({ app: addOne(size, 'app'), tool: addOne(size, 'tool') }), [size])
  const payoffText = ({ payoff, saved }: Comparison) =>
    t(`payoff.${payoff}`, { count: Math.abs(saved) })
  const pair = { app: Math.min(chosen.app, size.apps), tool: Math.min(chosen.tool, size.tools) }
  const dual = Math.min(wantedDual, size.apps)
  const together = tab === 'revision' ? revisionChange(size, dual).together : []
  const choose = (next: Pair) => {
    setChosen(next)
    setTab('adapter')
  }

  return (
    <main className="abacus" id="main" tabIndex={-1} data-drawing={drawing}>
      <h1 className="vh">{t('title')}</h1>
      <div className="abacus-left">
        <div className="abacus-set">
          <div className="abacus-counts">
            <CountControl
              label={t('apps')}
              numberLabel={t('appsNumber')}
              rodLabel={t('appsRod')}
              value={size.apps}
              min={MIN_COUNT}
              max={MAX_COUNT}
              onChange={(apps) => setSize({ ...size, apps })}
            />
            <CountControl
              label={t('tools')}
              numberLabel={t('toolsNumber')}
              rodLabel={t('toolsRod')}
              value={size.tools}
              min={MIN_COUNT}
              max={MAX_COUNT}
              onChange={(tools) => setSize({ ...size, tools })}
            />
          </div>
          <fieldset className="abacus-presets">
            <legend className="vh">{t('presets')}</legend>
            {ABACUS_PRESETS.map((preset) => (
              <button
                key={`${preset.apps}`}
                type="button"
                className="mono"
                aria-pressed={preset.apps === size.apps && preset.tools === size.tools}
                onClick={() => setSize(preset)}
              >
                {t('preset', { ...preset })}
              </button>
            ))}
          </fieldset>
          <p className="abacus-ratio">
            <span className="mono">{t('ratio', { without: now.without, with: now.with })}</span>{' '}
            <span>{payoffText(now)}</span>
          </p>
          <fieldset className="abacus-presets abacus-which">
            <legend className="vh">{t('drawing.group')}</legend>
            {(['beads', 'lines'] as const).map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={drawing === id}
                onClick={() => setDrawing(id)}
              >
                {t(`drawing.${id}`)}
              </button>
            ))}
          </fieldset>
        </div>
        <Drawings
          size={size}
          highlights={{
            pair: tab === 'adapter' ? pair : null,
            standing: tab === 'migrate' ? migration.standing : null,
            written: tab === 'migrate' ? migration.written : null,
            changing: withProtocol(size).filter(({ kind, from, to }) =>
              together.includes(kind === 'client' ? from : to),
            ),
          }}
          onSize={setSize}
          onPair={choose}
        />
      </div>
      <div className="abacus-right">
        <Tabs
          label={t('tabs.label')}
          chosen={tab}
          isPrinting={isPrinting}
          onChoose={setTab}
          tabs={[
            {
              id: 'payoff',
              name: t('tabs.payoff'),
              content: () => (
                <PayoffPanel
                  size={size}
                  added={added.app}
                  payoffText={payoffText}
                  onSize={setSize}
                />
              ),
            },
            {
              id: 'adapter',
              name: t('tabs.adapter'),
              content: () => <AdapterPanel size={size} pair={pair} onPair={choose} />,
            },
            {
              id: 'migrate',
              name: t('tabs.migrate'),
              content: () => <MigrationPanel migration={migration} />,
            },
            {
              id: 'revision',
              name: t('tabs.revision'),
              content: () => <RevisionPanel size={size} dual={dual} onDual={setDual} />,
            },
          ]}
        />
        <Summary now={now} app={added.app} tool={added.tool} />
      </div>
      <p className="vh" role="status">
        {t('spoken', { ...size, without: now.without, with: now.with, payoff: payoffText(now) })}
      </p>
    </main>
  )
}
