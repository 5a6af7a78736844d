import { useTranslations } from 'use-intl'
import { REVISION_IDS } from '../../protocol/revision.ts'
import { canHappen } from '../../scenario/fault-places.ts'
import { ALL_FAULT_IDS, type Scenario, SERVER_IDS } from '../../scenario/scenario.ts'
import type { Trace } from '../../trace/trace.ts'
import { messageBytes } from '../../views/frame-bytes.ts'

const TRANSPORTS = ['stdio', 'http'] as const

/** One of the two runs, chosen by four lists, with what its Client has sent. */
export function RunPicker(props: {
  readonly name: string
  readonly scenario: Scenario
  readonly trace: Trace | null
  readonly onChange: (scenario: Scenario) => void
}) {
  const t = useTranslations('compare')
  const s = useTranslations('scenario')
  const { scenario, onChange } = props
  const change = (part: Partial<Scenario>) => {
    const next = { ...scenario, ...part }
    onChange(canHappen(next) ? next : { ...next, fault: 'none' })
  }
  return (
    <fieldset className="cmp-pick">
      <legend className="vh">{props.name}</legend>
      <List
        label={s('revision')}
        value={scenario.revision}
        options={REVISION_IDS.map((id) => [id, id])}
        onChange={(revision) => change({ revision })}
        isLoud
      />
      <List
        label={s('transport')}
        value={scenario.transport}
        options={TRANSPORTS.map((id) => [id, s(`transports.${id}`)])}
        onChange={(transport) => change({ transport })}
      />
      <List
        label={s('server')}
        value={scenario.server}
        options={SERVER_IDS.map((id) => [id, s(`servers.${id}`)])}
        onChange={(server) => change({ server })}
      />
      <List
        label={s('fault')}
        value={scenario.fault}
        options={ALL_FAULT_IDS.filter((fault) => canHappen({ ...scenario, fault })).map((id) => [
          id,
          s(`faults.${id}`),
        ])}
        onChange={(fault) => change({ fault })}
      />
      <span className="cmp-sum">{props.trace ? t('sum', sumOf(props.trace)) : '…'}</span>
    </fieldset>
  )
}

function List<T extends string>(props: {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [T, string])[]
  readonly onChange: (value: T) => void
  readonly isLoud?: boolean
}) {
  return (
    <select
      className={props.isLoud ? 'mono loud' : undefined}
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value as T)}
    >
      {props.options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** What the Client has written: frames, and bytes of their messages. */
function sumOf({ events }: Trace): { readonly frames: string; readonly bytes: string } {
  const sent = events.filter(({ from, message }) => from === 'client' && message !== null)
  const bytes = sent.reduce((sum, event) => sum + messageBytes(event), 0)
  return { frames: String(sent.length), bytes: String(bytes) }
}
