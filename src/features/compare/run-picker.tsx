import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { faultsAt } from '../../scenario/fault-places.ts'
import { type Scenario, SERVER_IDS } from '../../scenario/scenario.ts'
import { REVISION_CHOICES, TRANSPORT_CHOICES } from '../../store/choices.ts'
import type { Trace } from '../../trace/trace.ts'
import { messageBytes } from '../../views/frame-bytes.ts'

/** One of the two runs, chosen by four lists, with what its Client has sent. */
export function RunPicker(props: {
  readonly name: string
  readonly scenario: Scenario
  readonly trace: Trace | null
  readonly onChange: (part: Partial<Scenario>) => void
}) {
  const t = useTranslations('compare')
  const s = useTranslations('scenario')
  const { scenario, trace, onChange } = props
  const sum = useMemo(() => trace && sumOf(trace), [trace])
  return (
    <fieldset className="cmp-pick">
      <legend className="vh">{props.name}</legend>
      <List
        label={s('revision')}
        value={scenario.revision}
        options={REVISION_CHOICES.map((id) => [id, id])}
        onChange={(revision) => onChange({ revision })}
        isLoud
      />
      <List
        label={s('transport')}
        value={scenario.transport}
        options={TRANSPORT_CHOICES.map((id) => [id, s(`transports.${id}`)])}
        onChange={(transport) => onChange({ transport })}
      />
      <List
        label={s('server')}
        value={scenario.server}
        options={SERVER_IDS.map((id) => [id, s(`servers.${id}`)])}
        onChange={(server) => onChange({ server })}
      />
      <List
        label={s('fault')}
        value={scenario.fault}
        options={faultsAt(scenario).map((id) => [id, s(`faults.${id}`)])}
        onChange={(fault) => onChange({ fault })}
      />
      <span className="cmp-sum">{sum ? t('sum', sum) : '…'}</span>
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
