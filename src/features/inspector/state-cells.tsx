import { useTranslations } from 'use-intl'
import type { JsonObject } from '../../protocol/json.ts'
import { revisionOf } from '../../protocol/revisions.ts'
import { useLab } from '../../store/lab-context.tsx'
import type { ActorId, TraceEvent } from '../../trace/trace.ts'
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
  const { events, scenario } = useLab((state) => state.trace)
  const cursor = useLab((state) => state.cursor)
  const facts = (actor: ActorId, at: number) => {
    const state = stateOf(events, at, actor)
    const around: Surroundings = {
      transport: scenario.transport,
      hasSession: scenario.transport === 'http' && revisionOf(scenario.revision).httpSession,
      stdinUnread: unreadStdin(events, at, scenario.latencyMs),
    }
    return state ? factsOf(actor, state, around) : []
  }
  return (
    <section className="cells" aria-label={t('state.title')}>
      <div className="cells-title" aria-hidden="true">
        {t('state.title')}
      </div>
      {ACTORS.map((actor) => (
        <div key={actor} className={`cell ${actor}`}>
          <ul aria-label={t('state.of', { actor: t(`graph.heads.${actor}`) })}>
            {compareFacts(facts(actor, cursor), cursor > 0 ? facts(actor, cursor - 1) : []).map(
              (line) => (
                <Line key={line.id} line={line} />
              ),
            )}
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

/** The last summary of an actor at or before a step. */
function stateOf(events: readonly TraceEvent[], cursor: number, actor: ActorId) {
  for (let at = cursor; at >= 0; at--) {
    const found: JsonObject | undefined = events[at]?.state?.[actor]
    if (found) return found
  }
  return undefined
}
