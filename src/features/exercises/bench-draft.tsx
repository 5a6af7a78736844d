import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { draftProblems } from '../../exercise/json-help.ts'
import { messageSchema } from '../../exercise/message-schema.ts'
import { SIMULATED_SERVER_IDS } from '../../scenario/scenario.ts'
import { CodeEditor } from '../../ui/code-editor.tsx'
import { jsonHelp } from './draft-help.ts'
import type { Bench } from './use-bench.ts'

/** The next frame: where it starts from, what it says, to whom and when it goes. */
export function BenchDraft({ bench }: { readonly bench: Bench }) {
  const t = useTranslations('exercises')
  const b = useTranslations('exercises.bench')
  const s = useTranslations('scenario')
  const { fork, base, requests, draft } = bench
  const schema = useMemo(
    () => messageSchema(fork.scenario.revision, 'client'),
    [fork.scenario.revision],
  )
  const required = t('problem.requiredWord')
  const help = useMemo(() => jsonHelp(schema, false, required), [schema, required])
  const markers = useMemo(
    () =>
      draftProblems(draft.text, schema).map(({ start, end, keyword, detail }) => ({
        start,
        end,
        message:
          keyword === 'json'
            ? t('problem.json', { reason: detail })
            : t('problem.schema', { keyword, detail }),
      })),
    [draft.text, schema, t],
  )
  const isHttp = fork.scenario.transport === 'http'
  return (
    <section className="ex-work" aria-label={t('answer')}>
      <div className="ex-part bench-where">
        <label className="ex-field">
          <span>{b('after')}</span>
          <select value={fork.after} onChange={(event) => bench.after(event.target.value)}>
            {base.events.map(({ key, seq }) => (
              <option key={key} value={key}>
                {b('atStep', { n: String(seq + 1), key })}
              </option>
            ))}
          </select>
        </label>
        <label className="ex-field">
          <span>{b('server')}</span>
          <select
            value={fork.scenario.server}
            onChange={(event) =>
              bench.server(event.target.value as (typeof SIMULATED_SERVER_IDS)[number])
            }
          >
            {SIMULATED_SERVER_IDS.map((id) => (
              <option key={id} value={id}>
                {s(`servers.${id}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="ex-field">
          <span>{b('from')}</span>
          <select
            value=""
            onChange={(event) => {
              const found = requests.find(({ key }) => key === event.target.value)
              bench.take(found?.frame ?? bench.empty)
            }}
          >
            <option value="" disabled>
              {t('choose')}
            </option>
            {requests.map(({ key }) => (
              <option key={key} value={key}>
                {key}
              </option>
            ))}
            <option value="own">{b('own')}</option>
          </select>
        </label>
      </div>
      <div className="ex-part">
        {isHttp && (
          <label className="bench-headers">
            <span>{b('headers')}</span>
            <textarea
              rows={6}
              spellCheck={false}
              value={draft.headers}
              onChange={(event) => bench.edit({ headers: event.target.value })}
            />
          </label>
        )}
        <h2>{b(isHttp ? 'body' : 'line')}</h2>
        <CodeEditor
          language="json"
          label={b(isHttp ? 'body' : 'line')}
          value={draft.text}
          onChange={(text) => bench.edit({ text })}
          onRun={bench.send}
          markers={markers}
          suggest={help.suggest}
          explain={help.explain}
        />
      </div>
      <div className="ex-run">
        <button
          type="button"
          className="btn"
          disabled={fork.frames.length === 0}
          onClick={bench.undo}
        >
          {b('undo')}
        </button>
        <button type="button" className="btn go" onClick={bench.send}>
          {b('send')}
        </button>
      </div>
    </section>
  )
}
