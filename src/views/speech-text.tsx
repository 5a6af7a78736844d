import { useTranslations } from 'use-intl'
import { isObject, type JsonObject, type JsonValue } from '../protocol/json.ts'
import type { Speech } from './speech-of.ts'

/** What User, Host, Model or Client say, in the page's language. */
export function SpeechText({ speech }: { readonly speech: Speech }) {
  const t = useTranslations('speech')
  switch (speech.kind) {
    case 'goal':
      return <GoalText goal={speech.goal} facts={speech.facts} />
    case 'context':
      return speech.again ? t('contextAgain') : t('context', { count: speech.tools })
    case 'turn':
      return speech.tool === null ? t('turn.answer') : t('turn.call', { tool: speech.tool })
    case 'order':
      return t('order', { tool: speech.tool, ms: String(speech.limitMs) })
    case 'outcome':
      return speech.failed ? t('outcome.failed') : t('outcome.ok')
    case 'answer':
      return <AnswerText say={speech.say} parameters={speech.parameters} />
  }
}

/** The wish; what the user knows stands under it when `withFacts` is set. */
export function GoalText(props: {
  readonly goal: string
  readonly facts: JsonObject
  readonly withFacts?: boolean
}) {
  const t = useTranslations('speech')
  const { goal, facts } = props
  if (goal === 'replay-progress') return t('goal.replay-progress')
  if (goal !== 'report-quantity-zero' && goal !== 'use-prompt') return t('goal.script')
  const reproducing = facts.reproduceFirst === true ? 'report-after-reproducing' : goal
  const wish = goal === 'use-prompt' ? goal : reproducing
  if (!props.withFacts) return t(`goal.${wish}`)
  return (
    <>
      {t(`goal.${wish}`)}
      <dl className="facts">
        {(['module', 'title', 'steps', 'severity'] as const).map((fact) =>
          facts[fact] === undefined ? null : (
            <div key={fact}>
              <dt>{t(`fact.${fact}`)}</dt>
              <dd lang="zh-CN">{listed(facts[fact])}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  )
}

function AnswerText({
  say,
  parameters,
}: {
  readonly say: string
  readonly parameters: JsonObject
}) {
  const t = useTranslations('speech')
  const result = isObject(parameters.result) ? parameters.result : {}
  const bug = result.matched_bug_id
  const values = {
    report: listed(result.report_id ?? ''),
    match: typeof bug === 'string' ? t('answer.matched', { bug }) : t('answer.unmatched'),
    unfinished: listed(parameters.unfinished ?? ''),
    text: listed(parameters.text ?? ''),
    tools: listed(parameters.tools ?? ''),
    attempts: typeof parameters.attempts === 'number' ? parameters.attempts : 0,
    lines: typeof parameters.lines === 'number' ? parameters.lines : 0,
  }
  switch (say) {
    case 'reported':
    case 'reported-not-reproduced':
    case 'report-uncertain':
    case 'gave-up':
    case 'no-tool':
    case 'not-connected':
    case 'not-listed':
    case 'script-finished':
    case 'calls-finished':
      return t(`answer.${say}`, values)
    default:
      return t('answer.other')
  }
}

function listed(value: JsonValue): string {
  return Array.isArray(value) ? value.map(String).join(' · ') : String(value)
}
