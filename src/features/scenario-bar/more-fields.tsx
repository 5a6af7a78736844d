import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FIELDS, type Field, type FieldName, fieldText } from '../../scenario/fields.ts'
import { parseScenario } from '../../scenario/parse-scenario.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { wantedScenario } from '../../store/scenario-actions.ts'

/** What the first rows of the bar already show. */
const SHOWN = ['revision', 'transport', 'server', 'fault', 'tools', 'limitMs'] as const
type Shown = (typeof SHOWN)[number]
type MoreName = Exclude<FieldName, Shown>

const MORE = FIELDS.filter(
  (field): field is Field & { readonly name: MoreName } =>
    !(SHOWN as readonly FieldName[]).includes(field.name),
)

/** Every input of the run that the first rows do not show, out of the table of fields: a new field needs only its words. */
export function MoreFields() {
  return (
    <div className="scn-more">
      {MORE.map((field) => (
        <MoreField key={field.name} field={field} />
      ))}
    </div>
  )
}

function MoreField({ field }: { readonly field: (typeof MORE)[number] }) {
  const t = useTranslations('details')
  const scenario = useLab(wantedScenario)
  const { changeScenario } = useLabActions()
  const id = useId()
  const { name, option, rule } = field
  const value = fieldText(scenario, name)
  // Read like an option, so that a task brings along what it fixes.
  const change = (text: string) =>
    changeScenario(parseScenario([[option, text]], 'option', scenario).scenario)
  /** Values without words of their own stand as they are in links. */
  const wordOf = (one: string) => {
    const key = `values.${name}.${one}` as 'values.task.use-prompt'
    return t.has(key) ? t(key) : one
  }
  return (
    <div className="scn-rarer">
      <label htmlFor={id}>{t(`fields.${name}`)}</label>
      {rule.kind === 'choice' ? (
        <select id={id} value={value} onChange={(event) => change(event.target.value)}>
          {rule.legal.map((one) => (
            <option key={one} value={one}>
              {wordOf(one)}
            </option>
          ))}
        </select>
      ) : (
        <WholeNumber id={id} value={value} min={rule.min} max={rule.max} onChange={change} />
      )}
    </div>
  )
}

interface WholeNumberProps {
  readonly id: string
  readonly value: string
  readonly min: number
  readonly max: number
  readonly onChange: (text: string) => void
}

/** Half-typed numbers stay in the field and change nothing. */
function WholeNumber({ id, value, min, max, onChange }: WholeNumberProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <input
      id={id}
      type="number"
      min={min}
      max={max}
      step={1}
      value={draft ?? value}
      onChange={({ target }) => {
        setDraft(target.value)
        if (target.value !== '' && target.validity.valid) onChange(target.value)
      }}
      onBlur={() => setDraft(null)}
    />
  )
}
