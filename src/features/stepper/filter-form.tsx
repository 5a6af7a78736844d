import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { DIRECTIONS, type StepFilter } from '../../store/step-filter.ts'
import type { Channel } from '../../trace/trace.ts'

/** Wire names, never translated; `internal` is told apart by the direction. */
const CHANNELS: readonly Channel[] = [
  'stdin',
  'stdout',
  'stderr',
  'http-request',
  'http-response',
  'sse',
  'stream-close',
  'process',
]

/** Chooses the steps that previous and next halt at. Every change counts at once. */
export function FilterForm() {
  const t = useTranslations('deck')
  const p = useTranslations('panel')
  const filter = useLab((state) => state.filter) ?? {}
  const { setFilter } = useLabActions()
  const id = useId()
  const change = (part: { readonly [Key in keyof StepFilter]?: StepFilter[Key] | undefined }) => {
    const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value)
    setFilter(next.length > 0 ? (Object.fromEntries(next) as StepFilter) : null)
  }
  return (
    <div className="deck-filter">
      <h2>{t('filter')}</h2>
      <label htmlFor={`${id}-method`}>{p('filterMethod')}</label>
      <input
        id={`${id}-method`}
        type="text"
        className="mono"
        autoComplete="off"
        spellCheck={false}
        value={filter.method ?? ''}
        onChange={(event) => change({ method: event.target.value })}
      />
      <label htmlFor={`${id}-direction`}>{p('filterDirection')}</label>
      <select
        id={`${id}-direction`}
        value={filter.direction ?? ''}
        onChange={(event) =>
          change({ direction: DIRECTIONS.find((one) => one === event.target.value) })
        }
      >
        <option value="">{p('filterAny')}</option>
        {DIRECTIONS.map((direction) => (
          <option key={direction} value={direction}>
            {t(`directions.${direction}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-channel`}>{p('filterChannel')}</label>
      <select
        id={`${id}-channel`}
        value={filter.channel ?? ''}
        onChange={(event) =>
          change({ channel: CHANNELS.find((one) => one === event.target.value) })
        }
      >
        <option value="">{p('filterAny')}</option>
        {CHANNELS.map((channel) => (
          <option key={channel} value={channel}>
            {channel}
          </option>
        ))}
      </select>
      <label className="check">
        <input
          type="checkbox"
          checked={filter.errors === true}
          onChange={(event) => change({ errors: event.target.checked ? true : undefined })}
        />
        {t('filterErrors')}
      </label>
    </div>
  )
}
