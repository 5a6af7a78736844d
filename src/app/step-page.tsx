import { StateCells } from '../features/inspector/state-cells.tsx'
import { Sequence } from '../features/sequence/sequence.tsx'
import { WireSheet } from '../features/wire/wire-sheet.tsx'
import './step-page.css'

/** The stepper: graph and states on the left, the sheet on the right, the deck below. */
export function StepPage() {
  return (
    <main className="desk" id="main">
      <div className="graph">
        <Sequence />
        <StateCells />
      </div>
      <WireSheet />
    </main>
  )
}
