import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Scenario } from '../../scenario/scenario.ts'
import { FORETOLD_KINDS, FORETOLD_WAYS, type Prediction } from '../../trace/prediction.ts'
import type { Channel } from '../../trace/trace.ts'

/** Where a step can happen. */
const CHANNELS: { readonly [transport in Scenario['transport']]: readonly Channel[] } = {
  stdio: ['stdin', 'stdout', 'stderr', 'process', 'internal'],
  http: ['http-request', 'http-response', 'sse', 'stream-close', 'internal'],
}
const TYPED = ['code', 'id', 'fields'] as const

/** Six questions; whatever stays open is not graded, but one must be answered. */
export function PredictForm(props: {
  readonly step: number
  readonly transport: Scenario['transport']
  readonly onCommit: (prediction: Prediction) => void
}) {
  const t = useTranslations('classroom')
  const sheet = useTranslations('deck')
  const id = useId()
  const [said, setSaid] = useState<Prediction>({})
  const isEmpty = Object.values(said).every((part) => part.trim() === '')
  const choose = (part: keyof Prediction, value: string) => setSaid({ ...said, [part]: value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) props.onCommit(said)
  }
  return (
    <form className="class-form" onSubmit={submit}>
      <h2>{t('ask', { step: String(props.step) })}</h2>
      <Choice
        label={t('parts.kind')}
        open={t('open')}
        options={FORETOLD_KINDS.map((kind) => [kind, t(`kinds.${kind}`)])}
        onChoose={(value) => choose('kind', value)}
      />
      <Choice
        label={t('parts.way')}
        open={t('open')}
        options={FORETOLD_WAYS.map((way) => [way, sheet(`directions.${way}`)])}
        onChoose={(value) => choose('way', value)}
      />
      <Choice
        label={t('parts.channel')}
        open={t('open')}
        options={CHANNELS[props.transport].map((channel) => [channel, channel])}
        onChoose={(value) => choose('channel', value)}
      />
      {TYPED.map((part) => (
        <span key={part} className={part === 'fields' ? 'wide' : undefined}>
          <label htmlFor={`${id}-${part}`}>{t(`parts.${part}`)}</label>
          <input
            id={`${id}-${part}`}
            type="text"
            className="mono"
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            value={said[part] ?? ''}
            onChange={(event) => choose(part, event.target.value)}
          />
        </span>
      ))}
      <button type="submit" className="btn" aria-disabled={isEmpty}>
        {t('commit')}
      </button>
    </form>
  )
}

function Choice(props: {
  readonly label: string
  readonly open: string
  readonly options: readonly (readonly [string, string])[]
  readonly onChoose: (value: string) => void
}) {
  const id = useId()
  return (
    <span>
      <label htmlFor={id}>{props.label}</label>
      <select id={id} onChange={(event) => props.onChoose(event.target.value)}>
        <option value="">{props.open}</option>
        {props.options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
