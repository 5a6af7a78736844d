import type { EditJsonPart, WriteCodePart } from '../../exercise/parts.ts'
import { PlainEditor } from '../../ui/plain-editor.tsx'
import type { DraftMarker } from './parts/text-markers.ts'

export function AnswerEditor(props: {
  readonly part: EditJsonPart | WriteCodePart
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onRun: () => void
  readonly markers: readonly DraftMarker[]
}) {
  const { part: _part, markers: _markers, ...rest } = props
  return <PlainEditor {...rest} />
}
