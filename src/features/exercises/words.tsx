import { Fragment } from 'react'

/** A sentence of the catalogue; what stands between backticks is wire text. */
export function Words({ text }: { readonly text: string }) {
  return text.split('`').map((piece, index) => {
    const key = `${index}:${piece}`
    return index % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>
  })
}
