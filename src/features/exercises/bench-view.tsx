import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Evidence } from '../../exercise/exercise.ts'
import type { Fork } from '../../exercise/fork.ts'
import { dropFork, forkOf, forkText, keepFork, useForks } from '../../store/forks.ts'
import { useLab } from '../../store/lab-context.tsx'
import { pack, unpack } from '../../store/share.ts'
import { copyText } from '../../ui/copy-text.ts'
import { frameLabel, frameLine } from '../../views/frame-label.ts'
import { BenchAnswers } from './bench-answers.tsx'
import { BenchDraft } from './bench-draft.tsx'
import { useBench } from './use-bench.ts'
import './bench.css'

interface Props {
  readonly packed: string | null
  readonly onFork: (packed: string) => void
  readonly onOpen: (frame: Evidence) => void
  readonly say: (text: string) => void
}

/** The free bench: frames of one's own, sent to a server after a step of the present run. */
export function BenchView({ packed, onFork, onOpen, say }: Props) {
  const t = useTranslations('exercises')
  const b = useTranslations('exercises.bench')
  const scenario = useLab((state) => state.scenario)
  const cursor = useLab((state) => state.cursor)
  const key = useLab((state) => state.trace.events[state.cursor]?.key ?? '')
  const bench = useBench(scenario, cursor, key)
  const [message, setMessage] = useState('')
  const [isBad, setIsBad] = useState(false)
  const kept = useForks()
  const tell = (text: string) => {
    setMessage(text)
    say(text)
  }
  const { load } = bench
  useEffect(() => {
    if (packed === null) return
    let isCurrent = true
    unpack(packed).then((text) => {
      if (!isCurrent) return
      const fork = text === null ? null : forkOf(text)
      setIsBad(!fork)
      if (fork) load(fork)
    })
    return () => {
      isCurrent = false
    }
  }, [packed, load])

  const { trace, exchanges } = bench.run
  const told = useRef(exchanges.length)
  useEffect(() => {
    const last = exchanges.at(-1)
    const grew = exchanges.length > told.current
    told.current = exchanges.length
    if (!last || !grew) return
    const words = last.came.flatMap((seq) => {
      const event = trace.events[seq]
      return event ? [frameLine(frameLabel(event)) || event.channel] : []
    })
    say(words.length === 0 ? b('silence') : `${b('came')}: ${words.join(', ')}`)
  }, [trace, exchanges, say, b])

  const share = async () => {
    onFork(await pack(forkText(bench.fork)))
    if (await copyText(location.href)) tell(b('shared'))
  }
  const { fork } = bench
  return (
    <main className="ex bench" id="main" tabIndex={-1}>
      <section className="ex-ask" aria-label={t('task')}>
        <a className="ex-no" href="#/exercises" title={t('back')}>
          {'←'}
        </a>
        <h1>{b('title')}</h1>
        <span className="ex-badges">
          {[
            fork.scenario.revision,
            fork.scenario.transport === 'http' ? 'HTTP' : 'stdio',
            fork.scenario.server,
          ].map((one) => (
            <span key={one} className="mono">
              {one}
            </span>
          ))}
        </span>
        <div className="ex-prompt">
          <p>{b('intro')}</p>
        </div>
      </section>
      <BenchDraft bench={bench} />
      <aside className="ex-side" aria-label={b('came')}>
        <BenchAnswers bench={bench} onOpen={onOpen} />
        <section className="bench-keep" aria-label={b('forks')}>
          <label className="ex-field">
            <span>{b('name')}</span>
            <input
              type="text"
              maxLength={80}
              value={fork.name}
              onChange={(event) => bench.rename(event.target.value)}
            />
          </label>
          <p className="ex-buttons">
            <button
              type="button"
              className="btn"
              disabled={fork.name.trim() === '' || fork.frames.length === 0}
              onClick={() => {
                keepFork(fork)
                tell(b('kept', { name: fork.name }))
              }}
            >
              {b('keep')}
            </button>
            <button
              type="button"
              className="btn"
              disabled={fork.frames.length === 0}
              onClick={share}
            >
              {b('share')}
            </button>
          </p>
          {isBad && <p className="ex-quiet">{b('badLink')}</p>}
          {message !== '' && <p className="ex-quiet">{message}</p>}
          <KeptForks forks={kept} onLoad={load} />
        </section>
      </aside>
    </main>
  )
}

function KeptForks(props: {
  readonly forks: readonly Fork[]
  readonly onLoad: (fork: Fork) => void
}) {
  const b = useTranslations('exercises.bench')
  if (props.forks.length === 0) return null
  return (
    <>
      <h2>{b('forks')}</h2>
      <ul className="bench-forks">
        {props.forks.map((fork) => (
          <li key={fork.name}>
            <button type="button" className="ex-link" onClick={() => props.onLoad(fork)}>
              {fork.name}
            </button>
            <button
              type="button"
              className="btn"
              aria-label={b('drop', { name: fork.name })}
              onClick={() => dropFork(fork.name)}
            >
              {'×'}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
