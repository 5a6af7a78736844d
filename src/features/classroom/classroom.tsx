import { useLab } from '../../store/lab-context.tsx'
import { PredictPanel } from './predict-panel.tsx'
import './classroom.css'

/** Everything that a class has asked for, between the run and the deck. */
export function Classroom() {
  const predicts = useLab((state) => state.classroom.predicts)
  return <>{predicts && <div className="class-strip">{predicts && <PredictPanel />}</div>}</>
}
