import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { classLink } from '../../store/class-link.ts'
import { useLab } from '../../store/lab-context.tsx'
import { boundsOf } from '../../store/playback-actions.ts'
import { Segments } from '../../ui/segments.tsx'
import { NotePhrases } from '../../views/note-phrases.tsx'
import { useNotes } from '../../views/notes-context.tsx'
import { stepWords } from '../../views/step-sentence.ts'
import { type Blank, type HandoutLine, handoutLines } from './handout-lines.ts'
import './handout.css'

interface Range {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The present run as a sheet to fill in, or with the answers; printed by the browser. */
export function HandoutPage({
  range,
  onRange,
}: {
  readonly range: Range
  readonly onRange: (range: Range) => void
}) {
  const t = useTranslations('handout')
  const s = useTranslations('scenario')
  const trace = useLab((state) => state.trace)
  const back = useLab((state) => classLink(state))
  const [kind, setKind] = useState<'sheet' | 'key'>('sheet')
  const { events, scenario } = trace
  const { first, last } = boundsOf({ trace, range })
  const lines = handoutLines(events, first, last)
  const steps = (name: 'from' | 'to', value: number) => (
    <span>
      <label htmlFor={`handout-${name}`}>{t(name)}</label>
      <select
        id={`handout-${name}`}
        value={value}
        onChange={(event) => onRange({ ...range, [name]: events[Number(event.target.value)]?.key })}
      >
        {events.map(({ seq, key }) => (
          <option key={key} value={seq}>
            {`${seq + 1} ${key}`}
          </option>
        ))}
      </select>
    </span>
  )
  return (
    <main className="handout" id="main" tabIndex={-1}>
      <div className="handout-bar">
        <a href={back}>{t('back')}</a>
        <Segments
          legend={t('kind')}
          value={kind}
          segments={[
            { value: 'sheet', label: t('sheet') },
            { value: 'key', label: t('key') },
          ]}
          onChange={setKind}
        />
        {steps('from', first)}
        {steps('to', last)}
        <button type="button" className="btn" onClick={() => window.print()}>
          {t('print')}
        </button>
      </div>
      <article>
        <header>
          <h1>{kind === 'sheet' ? t('title') : t('titleKey')}</h1>
          <p className="mono">
            {[
              scenario.revision,
              s(`transports.${scenario.transport}`),
              s(`servers.${scenario.server}`),
              s(`faults.${scenario.fault}`),
            ].join(' · ')}
          </p>
          {kind === 'sheet' ? <p className="handout-who">{t('who')}</p> : null}
          <p>{t('task')}</p>
        </header>
        <ol>
          {lines.map((line) => (
            <Line key={line.event.key} line={line} isKey={kind === 'key'} />
          ))}
        </ol>
      </article>
    </main>
  )
}

function Line({ line, isKey }: { readonly line: HandoutLine; readonly isKey: boolean }) {
  const t = useTranslations('handout')
  const scenario = useLab((state) => state.trace.scenario)
  const notes = useNotes()
  const { event, blanks, seq } = line
  const words = stepWords(event, scenario, notes)
  return (
    <li value={seq + 1}>
      <dl>
        {blanks.map((blank) => (
          <div key={blank.blank}>
            <dt>{t(`blanks.${blank.blank}`)}</dt>
            <dd>{isKey ? <Answer blank={blank} /> : <span className="handout-blank" />}</dd>
          </div>
        ))}
      </dl>
      {isKey ? (
        <>
          <p>
            <NotePhrases sentence={words.what} /> <NotePhrases sentence={words.why} />
          </p>
          {event.raw === '' || event.channel === 'internal' ? null : (
            <pre className="mono">{event.raw}</pre>
          )}
        </>
      ) : (
        <p className="handout-why">{t('why')}</p>
      )}
    </li>
  )
}

function Answer({ blank }: { readonly blank: Blank }) {
  const g = useTranslations('graph')
  const channels = useTranslations('channels')
  const { answer } = blank
  if (blank.blank === 'way') {
    const [from, to] = answer.split('-') as ['client', 'server']
    return <b>{`${g(`heads.${from}`)} → ${g(`heads.${to}`)}`}</b>
  }
  if (blank.blank === 'error') return <b>{channels(`full.${answer as 'tool-error'}`)}</b>
  return <b className="mono">{answer}</b>
}
