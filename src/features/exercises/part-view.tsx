import type { ListAnswer, MapAnswer, PartAnswer } from '../../exercise/answers.ts'
import type { Part } from '../../exercise/parts.ts'
import { ClassifyView, ComputeView, FillTableView, PredictView } from './parts/choice-parts.tsx'
import { AbacusView, MarkView } from './parts/mark-parts.tsx'
import { OrderView } from './parts/order-part.tsx'
import { SpotView } from './parts/spot-part.tsx'
import { TextView } from './parts/text-part.tsx'
import { textOfKey, useSheet } from './sheet.ts'
import { Words } from './words.tsx'

interface PartProps {
  readonly part: Part
  readonly answer: PartAnswer
  readonly onAnswer: (answer: PartAnswer) => void
  readonly onRun: () => void
}

/** One part under its heading. */
export function PartView(props: PartProps) {
  const { part } = props
  const heading = `ex-part-${part.id}`
  return (
    <section className={`ex-part of-${part.kind}`} aria-labelledby={heading} data-part={part.id}>
      <h2 id={heading}>
        <Words text={textOfKey(useSheet(), part.id)} />
      </h2>
      <PartBody {...props} />
    </section>
  )
}

function PartBody({ part, answer, onAnswer, onRun }: PartProps) {
  // `readAnswers` has given every part an answer of its own shape.
  const map = answer as MapAnswer
  const list = answer as ListAnswer
  switch (part.kind) {
    case 'classify':
      return <ClassifyView part={part} answer={map} onAnswer={onAnswer} />
    case 'predict':
      return <PredictView part={part} answer={map} onAnswer={onAnswer} />
    case 'compute':
      return <ComputeView part={part} answer={map} onAnswer={onAnswer} />
    case 'fill-table':
      return <FillTableView part={part} answer={map} onAnswer={onAnswer} />
    case 'spot':
      return <SpotView part={part} answer={map} onAnswer={onAnswer} />
    case 'order':
      return <OrderView part={part} answer={list} onAnswer={onAnswer} />
    case 'mark':
      return <MarkView part={part} answer={list} onAnswer={onAnswer} />
    case 'abacus':
      return <AbacusView part={part} answer={list} onAnswer={onAnswer} />
    default:
      return <TextView part={part} answer={answer as string} onAnswer={onAnswer} onRun={onRun} />
  }
}
