import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { toArrows } from '../../trace/export/arrows.ts'
import {
  isRequestFrame,
  toCurl,
  toJsonLine,
  toRawHttp,
  toStdinPipe,
} from '../../trace/export/commands.ts'
import { toHar } from '../../trace/export/har.ts'
import { toMermaid } from '../../trace/export/mermaid.ts'
import { toNdjson } from '../../trace/export/ndjson.ts'
import type { Trace, TraceEvent } from '../../trace/trace.ts'
import { copyText } from '../../ui/copy-text.ts'
import { saveFile } from '../../ui/save-file.ts'

const FILES: readonly {
  readonly name: string
  readonly file: string
  readonly type: string
  readonly write: (trace: Trace) => string
}[] = [
  { name: 'NDJSON', file: 'wirelab-trace.ndjson', type: 'application/x-ndjson', write: toNdjson },
  { name: '→/←', file: 'wirelab-trace.txt', type: 'text/plain', write: toArrows },
  { name: 'HAR', file: 'wirelab-trace.har', type: 'application/json', write: toHar },
  { name: 'Mermaid', file: 'wirelab-trace.mmd', type: 'text/plain', write: toMermaid },
]

/** Starts our own server, for who pastes the pipe into a terminal. */
const SERVE = 'npm run -s serve'

const COPIES: readonly {
  readonly name: string
  readonly write: (event: TraceEvent) => string | null
}[] = [
  { name: 'JSON', write: toJsonLine },
  { name: 'cURL', write: (event) => toCurl(event) },
  { name: 'stdin |', write: (event) => toStdinPipe(event, SERVE) },
  { name: 'HTTP', write: toRawHttp },
]

/** The run as a file in other people's formats, and the request of this step as something to paste. */
export function ExportButtons() {
  const p = useTranslations('panel')
  const { tellCopied } = useLabActions()
  const trace = useLab((state) => state.trace)
  const event = useLab((state) => state.trace.events[state.cursor])
  const copy = async (text: string) => tellCopied(text, await copyText(text))
  return (
    <>
      <fieldset className="deck-more-row">
        <legend>{p('saveAs')}</legend>
        {FILES.map(({ name, file, type, write }) => (
          <button
            key={name}
            type="button"
            className="btn mono"
            onClick={() => saveFile(file, write(trace), type)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {event && isRequestFrame(event) ? (
        <fieldset className="deck-more-row">
          <legend>{p('copyAs')}</legend>
          {COPIES.map(({ name, write }) => {
            const text = write(event)
            return (
              <button
                key={name}
                type="button"
                className="btn mono"
                disabled={text === null}
                onClick={() => text !== null && copy(text)}
              >
                {name}
              </button>
            )
          })}
        </fieldset>
      ) : null}
    </>
  )
}
