import { useTranslations } from 'use-intl'
import type { Evidence } from '../../exercise/exercise.ts'
import type { Assertion } from '../../exercise/grade.ts'
import type { Said } from '../../exercise/prose.ts'
import { claimOf, spoken, useSheet } from './sheet.ts'
import { VerdictMark } from './verdict-mark.tsx'
import { Words } from './words.tsx'

/** All claims with their verdicts; what did not pass says what should be and what is, and opens the frame. */
export function VerdictList({ onOpen }: { readonly onOpen: (frame: Evidence) => void }) {
  const t = useTranslations('exercises')
  const sheet = useSheet()
  const { exercise, verdict } = sheet
  if (!verdict)
    return (
      <ol className="ex-verdicts">
        {exercise.assertions.map(({ id, bonus }) => (
          <li key={id} className="pending">
            <VerdictMark kind="pending" />
            <div>
              <Words text={claimOf(sheet, id)} />
              {bonus && <small>{t('bonus')}</small>}
            </div>
          </li>
        ))}
      </ol>
    )
  return (
    <ol className="ex-verdicts">
      {verdict.assertions.map((assertion) => (
        <AssertionRow key={assertion.id} assertion={assertion} onOpen={onOpen} />
      ))}
    </ol>
  )
}

function AssertionRow(props: {
  readonly assertion: Assertion
  readonly onOpen: (frame: Evidence) => void
}) {
  const t = useTranslations('exercises')
  const sheet = useSheet()
  const { id, status, bonus, expected, got, frame } = props.assertion
  const failed = status === 'failed'
  return (
    <li className={status}>
      <VerdictMark kind={status} />
      <div>
        <p className="ex-claim">
          <Words text={claimOf(sheet, id)} />
          {bonus && <small>{t('bonus')}</small>}
          {status === 'not-reached' && <small>{t('notReached')}</small>}
        </p>
        {failed && (
          <dl>
            {expected && <SaidRow term={t('expected')} said={expected} />}
            {got && <SaidRow term={t('got')} said={got} />}
          </dl>
        )}
        {frame && (
          <button type="button" className="ex-link" onClick={() => props.onOpen(frame)}>
            {t('seeFrame', { n: String(frame.seq + 1) })}
          </button>
        )}
      </div>
    </li>
  )
}

/** A long frame is cut here: the whole of it opens in the stepper. */
function brief(text: string): string {
  return text.length > MOST_RAW ? `${text.slice(0, MOST_RAW)}…` : text
}
const MOST_RAW = 360

function SaidRow({ term, said }: { readonly term: string; readonly said: Said }) {
  const sheet = useSheet()
  const text = spoken(sheet, said)
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {'raw' in said ? <code className="ex-raw">{brief(text)}</code> : <Words text={text} />}
      </dd>
    </>
  )
}
