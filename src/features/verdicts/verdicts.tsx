import { useTranslations } from 'use-intl'
import { CHECKS } from '../../checks/all-checks.ts'
import type { Finding, Verdict } from '../../checks/check.ts'
import type { CheckTexts } from '../../content/checks/check-text-types.ts'
import { checkReason } from '../../content/checks/check-texts.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { NotePhrases } from '../../views/note-phrases.tsx'
import { useCheckTexts } from '../../views/use-check-texts.ts'
import { VerdictSquare } from '../../views/verdict-square.tsx'
import { useFindings } from './use-findings.ts'
import './verdicts.css'

const ORDER: readonly Verdict[] = ['fail', 'warn', 'pass', 'not-exercised']
const META = new Map(CHECKS.map((check) => [check.id, check]))

/** What the linter says of this run: every rule, its verdict, and the frame that shows it. */
export function Verdicts() {
  const t = useTranslations('verdicts')
  const trace = useLab((state) => state.trace)
  const groups = useFindings(trace)
  const texts = useCheckTexts()
  if (!texts) return null
  const counts = ORDER.map((verdict) =>
    t('count', { verdict: t(verdict), n: String(groups[verdict].length) }),
  )
  return (
    <div className="verdicts">
      <p>{counts.join(' · ')}</p>
      {ORDER.map((verdict) =>
        groups[verdict].length === 0 ? null : (
          <details key={verdict} open={verdict !== 'not-exercised'}>
            <summary>
              <h2>
                {t(verdict)} {groups[verdict].length}
              </h2>
            </summary>
            <ul>
              {groups[verdict].map((finding) => (
                <Row
                  key={`${finding.id} ${finding.seq} ${JSON.stringify(finding.parameters)}`}
                  finding={finding}
                  texts={texts}
                />
              ))}
            </ul>
          </details>
        ),
      )}
    </div>
  )
}

function Row({ finding, texts }: { readonly finding: Finding; readonly texts: CheckTexts }) {
  const t = useTranslations('verdicts')
  const { goTo } = useLabActions()
  const { id, verdict, seq, parameters } = finding
  const meta = META.get(id)
  const isTelling = verdict === 'fail' || verdict === 'warn'
  return (
    <li className={isTelling ? 'telling' : undefined}>
      <VerdictSquare kind={verdict} />
      <div>
        <span className="vh">{t(verdict)} </span>
        <code>{id}</code> <small>{meta?.level}</small> <NotePhrases sentence={texts[id].title} />
        {isTelling ? (
          <p>
            <NotePhrases sentence={checkReason(texts[id], parameters)} />
          </p>
        ) : null}
      </div>
      {seq === null ? null : (
        <button type="button" className="btn" onClick={() => goTo(seq)}>
          {t('frame', { n: String(seq + 1) })}
        </button>
      )}
    </li>
  )
}
