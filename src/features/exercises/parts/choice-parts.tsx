import { useTranslations } from 'use-intl'
import type { MapAnswer } from '../../../exercise/answers.ts'
import type {
  ClassifyPart,
  ComputePart,
  FillTablePart,
  Item,
  PredictPart,
} from '../../../exercise/parts.ts'
import { ItemText } from '../item-text.tsx'
import { labelOf, useSheet } from '../sheet.ts'
import { ItemMark } from '../verdict-mark.tsx'

interface MapProps<P> {
  readonly part: P
  readonly answer: MapAnswer
  readonly onAnswer: (answer: MapAnswer) => void
}

/** One row of radio buttons for an item. */
function ChoiceRow(props: {
  readonly part: string
  readonly item: Item
  readonly choices: readonly Item[]
  readonly chosen: string | undefined
  readonly onChoose: (choice: string) => void
}) {
  const { part, item, choices, chosen } = props
  const name = `${part}.${item.id}`
  return (
    <fieldset className="ex-choice" data-item={item.id}>
      <legend>
        <span>
          <ItemText part={part} item={item} />
        </span>
        <ItemMark part={part} item={item.id} />
      </legend>
      <div className="ex-options">
        {choices.map((choice) => (
          <label key={choice.id} className={choice.raw === undefined ? undefined : 'mono'}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={chosen === choice.id}
              onChange={() => props.onChoose(choice.id)}
            />
            <span>
              <ItemText part={part} item={choice} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Cards, each with the same choices. */
export function ClassifyView({ part, answer, onAnswer }: MapProps<ClassifyPart>) {
  return part.items.map((item) => (
    <ChoiceRow
      key={item.id}
      part={part.id}
      item={item}
      choices={part.choices}
      chosen={answer[item.id]}
      onChoose={(choice) => onAnswer({ ...answer, [item.id]: choice })}
    />
  ))
}

/** Questions, each with choices of its own. */
export function PredictView({ part, answer, onAnswer }: MapProps<PredictPart>) {
  return part.questions.map((question) => (
    <ChoiceRow
      key={question.id}
      part={part.id}
      item={question}
      choices={question.choices}
      chosen={answer[question.id]}
      onChoose={(choice) => onAnswer({ ...answer, [question.id]: choice })}
    />
  ))
}

/** Values to type. */
export function ComputeView({ part, answer, onAnswer }: MapProps<ComputePart>) {
  return part.fields.map((field) => (
    <label key={field.id} className="ex-field">
      <span>
        <ItemText part={part.id} item={field} />
      </span>
      <input
        className="mono"
        data-field={field.id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={answer[field.id] ?? ''}
        onChange={(event) => onAnswer({ ...answer, [field.id]: event.target.value })}
      />
      <ItemMark part={part.id} item={field.id} />
    </label>
  ))
}

/** A table whose cells are chosen or typed. */
export function FillTableView({ part, answer, onAnswer }: MapProps<FillTablePart>) {
  const t = useTranslations('exercises')
  const sheet = useSheet()
  const set = (cell: string, value: string) => onAnswer({ ...answer, [cell]: value })
  return (
    <div className="ex-scroll">
      <table className="ex-table">
        <thead>
          <tr>
            <td />
            {part.columns.map((column) => (
              <th key={column.id} scope="col">
                <ItemText part={part.id} item={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <ItemText part={part.id} item={row} />
              </th>
              {part.columns.map((column) => {
                const cell = `${row.id}.${column.id}`
                const name = `${labelOf(sheet, part.id, row)} · ${labelOf(sheet, part.id, column)}`
                return (
                  <td key={column.id}>
                    <span className="ex-cell">
                      {column.choices ? (
                        <select
                          data-field={cell}
                          aria-label={name}
                          value={answer[cell] ?? ''}
                          onChange={(event) => set(cell, event.target.value)}
                        >
                          <option value="">{t('choose')}</option>
                          {column.choices.map((choice) => (
                            <option key={choice.id} value={choice.id}>
                              {labelOf(sheet, part.id, choice)}
                            </option>
                          ))}
                        </select>
                      ) : (
                        <input
                          className="mono"
                          data-field={cell}
                          aria-label={name}
                          type="text"
                          autoComplete="off"
                          spellCheck={false}
                          value={answer[cell] ?? ''}
                          onChange={(event) => set(cell, event.target.value)}
                        />
                      )}
                      <ItemMark part={part.id} item={cell} />
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
