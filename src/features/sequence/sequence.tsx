import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { Graph } from '../../views/graph/graph.tsx'

/** The train graph: five lifelines, past rows, the present row, future rows. */
export function Sequence() {
  const trace = useLab((state) => state.trace)
  const cursor = useLab((state) => state.cursor)
  const arrival = useLab((state) => state.arrival)
  const { goTo } = useLabActions()
  return (
    <Graph
      events={trace.events}
      cursor={cursor}
      transport={trace.scenario.transport}
      host="127.0.0.1:8000"
      flies={arrival === 'forward'}
      onSelect={goTo}
    />
  )
}
