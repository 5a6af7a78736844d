import { useTranslations } from 'use-intl'
import { revisionOf } from '../../protocol/revisions.ts'
import { useLab } from '../../store/lab-context.tsx'
import type { ActorId } from '../../trace/trace.ts'
import { viewAt } from '../../trace/view-at.ts'
import {
  compareFacts,
  factsOf,
  type StateLine,
  type Surroundings,
  unreadStdin,
} from './state-lines.ts'
import './state-cells.css'

const ACTORS = ['user', 'model', 'host', 'client', 'server'] as const

/** The state of each actor at this step, under its lane; what has changed is marked. */
export function StateCells() {
  const t = useTranslations()
  const trace = useLab((state) => state.trace)
  const cursor = useLab((state) => state.cursor)
  const { events, scenario } = trace
  const view = viewAt(trace, cursor)
  const around = (at: number): Surroundings => ({
    transport: scenario.transport,
    hasSession: scenario.transport === 'http' && revisionOf(scenario.revision).httpSession,
    stdinUnread: unreadStdin(events, at, scenario.latencyMs),
  })
  const linesOf = (actor: ActorId) => {
    const state = view?.actors[actor]
    if (!state) return []
    const before =
      cursor > 0 ? factsOf(actor, state.previous ?? state.value, around(cursor - 1)) : []
    return compareFacts(factsOf(actor, state.value, around(cursor)), before)
  }
  return (
    <section className="cells" aria-label={t('state.title')}>
      <div className="cells-title" aria-hidden="true">
        {t('state.title')}
      </div>
      {ACTORS.map((actor) => (
        <div key={actor} className={`cell ${actor}`}>
          <ul aria-label={t('state.of', { actor: t(`graph.heads.${actor}`) })}>
            {linesOf(actor).map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Line({ line }: { readonly line: StateLine }) {
  const t = useTranslations('state')
  const { id } = line
  const isSentence = id === 'user' || id === 'waitsFor' || id === 'process'
  const value = line.isWord
    ? t(`words.${line.value}` as 'words.process-running', { count: line.count ?? '0' })
    : line.value
  return (
    <li className={line.hasChanged ? `changed ${id}` : id}>
      {!isSentence && <span>{t(`labels.${id}`)}</span>}
      {line.old !== undefined && (
        <s>
          <span className="vh">{t('was')} </span>
          {line.old}
        </s>
      )}
      <span className={line.isWord || isSentence ? undefined : 'mono'}>{value}</span>
    </li>
  )
}
