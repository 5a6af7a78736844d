import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { draftProblems } from '../../exercise/json-help.ts'
import { messageSchema } from '../../exercise/message-schema.ts'
import type { EditJsonPart, WriteCodePart } from '../../exercise/parts.ts'
import { CodeEditor } from '../../ui/code-editor.tsx'
import { codeHelp, jsonHelp } from './draft-help.ts'
import type { DraftMarker } from './parts/text-markers.ts'
import { useSheet } from './sheet.ts'

/** The editor of one part, with what can be said about the draft before it is run. */
export function AnswerEditor(props: {
  readonly part: EditJsonPart | WriteCodePart
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onRun: () => void
  /** What the last run says about places in the draft. */
  readonly markers: readonly DraftMarker[]
}) {
  const { part, value } = props
  const t = useTranslations('exercises')
  const sheet = useSheet()
  const json = part.kind === 'edit-json' ? part : null
  const revision = json?.schema?.revision
  const side = json?.schema?.message
  const lines = json?.lines ?? false
  const schema = useMemo(
    () => (revision && side ? messageSchema(revision, side) : null),
    [revision, side],
  )
  const required = t('problem.requiredWord')
  const api = part.kind === 'write-code' ? part.api : null
  const help = useMemo(
    () => (api === null ? jsonHelp(schema, lines, required) : codeHelp(api)),
    [api, schema, lines, required],
  )
  const problems = useMemo(
    () => (json ? draftProblems(value, schema, lines) : []),
    [json, value, schema, lines],
  )
  const own = problems.map(({ start, end, keyword, detail }) => ({
    start,
    end,
    message:
      keyword === 'json'
        ? t('problem.json', { reason: detail })
        : t('problem.schema', { keyword, detail }),
  }))
  const all = [...own, ...props.markers]
  return (
    <>
      <CodeEditor
        language={json ? 'json' : 'typescript'}
        label={props.label}
        value={value}
        onChange={props.onChange}
        onRun={props.onRun}
        markers={all}
        suggest={help.suggest}
        explain={help.explain}
        readOnly={sheet.readOnly}
      />
      {json && (
        <details className="ex-problems">
          <summary>{t('problems', { n: all.length })}</summary>
          <ul>
            {all.map(({ start, message }) => (
              <li key={`${start} ${message}`}>
                {t('problemAt', { ...placeOf(value, start), message })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function placeOf(text: string, offset: number): { readonly line: string; readonly column: string } {
  const lines = text.slice(0, offset).split('\n')
  return { line: String(lines.length), column: String((lines.at(-1)?.length ?? 0) + 1) }
}
