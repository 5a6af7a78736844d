import { useTranslations } from 'use-intl'
import type { MapAnswer } from '../../../exercise/answers.ts'
import type { SpotPart } from '../../../exercise/parts.ts'
import { labelOf, useSheet } from '../sheet.ts'
import { ItemMark } from '../verdict-mark.tsx'

const ROW = 16

/** Captures byte by byte: click the first one that does not belong, and name the cause. */
export function SpotView(props: {
  readonly part: SpotPart
  readonly answer: MapAnswer
  readonly onAnswer: (answer: MapAnswer) => void
}) {
  const t = useTranslations('exercises')
  const sheet = useSheet()
  const { part, answer, onAnswer } = props
  return (
    <>
      <p className="ex-quiet">{t('noByte')}</p>
      {part.captures.map((capture) => {
        const at = answer[`${capture.id}.at`] ?? ''
        const place = (value: string) => onAnswer({ ...answer, [`${capture.id}.at`]: value })
        return (
          <section key={capture.id} className="ex-capture" aria-labelledby={`cap-${capture.id}`}>
            <h3 id={`cap-${capture.id}`}>
              {labelOf(sheet, part.id, capture)} <code>{capture.channel}</code>
              <ItemMark part={part.id} item={capture.id} />
            </h3>
            <Bytes
              name={labelOf(sheet, part.id, capture)}
              bytes={capture.bytes}
              at={at}
              onPlace={(offset) => place(String(offset))}
            />
            <div className="ex-spot-answer">
              <label className="ex-field">
                <span>{t('byteNumber')}</span>
                <input
                  className="mono"
                  data-field={`${capture.id}.at`}
                  type="text"
                  inputMode="numeric"
                  value={at}
                  onChange={(event) => place(event.target.value.replace(/\D/g, ''))}
                />
                <ItemMark part={part.id} item={`${capture.id}.at`} />
              </label>
              <label className="ex-field">
                <span>{t('cause')}</span>
                <select
                  data-field={`${capture.id}.cause`}
                  value={answer[`${capture.id}.cause`] ?? ''}
                  onChange={(event) =>
                    onAnswer({ ...answer, [`${capture.id}.cause`]: event.target.value })
                  }
                >
                  <option value="">{t('choose')}</option>
                  {part.causes.map((cause) => (
                    <option key={cause.id} value={cause.id}>
                      {labelOf(sheet, part.id, cause)}
                    </option>
                  ))}
                </select>
                <ItemMark part={part.id} item={`${capture.id}.cause`} />
              </label>
            </div>
          </section>
        )
      })}
    </>
  )
}

function Bytes(props: {
  readonly name: string
  readonly bytes: readonly number[]
  readonly at: string
  readonly onPlace: (offset: number) => void
}) {
  const t = useTranslations('exercises')
  const rows = Array.from({ length: Math.ceil(props.bytes.length / ROW) }, (_, row) => row * ROW)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its buttons are no tab stops
    <section className="ex-bytes mono" aria-label={t('bytesOf', { name: props.name })} tabIndex={0}>
      {rows.map((start) => (
        <div key={start}>
          <span className="ex-offset">{String(start).padStart(4, '0')}</span>
          {props.bytes.slice(start, start + ROW).map((byte, index) => {
            const offset = start + index
            const hex = byte.toString(16).padStart(2, '0')
            return (
              <button
                key={offset}
                type="button"
                // The number field does the same by keyboard in one stop instead of hundreds.
                tabIndex={-1}
                aria-pressed={props.at === String(offset)}
                aria-label={t('byteName', { n: String(offset), hex, glyph: glyphOf(byte) })}
                onClick={() => props.onPlace(offset)}
              >
                {hex}
                <small>{glyphOf(byte)}</small>
              </button>
            )
          })}
        </div>
      ))}
    </section>
  )
}

/** What a byte looks like; those that show nothing get a sign of their own. */
function glyphOf(byte: number): string {
  if (byte === 0x0a) return '↵'
  if (byte === 0x0d) return '←'
  if (byte === 0x20) return '·'
  if (byte === 0x09) return '→'
  return byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '\u00a0'
}
