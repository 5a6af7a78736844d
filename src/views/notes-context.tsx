import { createContext, type ReactNode, useContext } from 'react'
import type { Notes } from '../content/notes/note-types.ts'

const NotesContext = createContext<Notes | null>(null)

export function NotesProvider(props: { readonly notes: Notes; readonly children: ReactNode }) {
  return <NotesContext value={props.notes}>{props.children}</NotesContext>
}

/** The explanations in the page's language. Throws outside a provider: our bug. */
export function useNotes(): Notes {
  const notes = useContext(NotesContext)
  if (!notes) throw new Error('useNotes needs a NotesProvider above it')
  return notes
}
