import { useTranslations } from 'use-intl'
import type { CatalogueEntry } from '../../content/exercises/catalogue.ts'

/** Revisions, transports and kinds of an exercise. */
export function Badges({ entry }: { readonly entry: CatalogueEntry }) {
  const t = useTranslations('exercises')
  const wire = [
    ...entry.revisions,
    ...entry.transports.map((one) => (one === 'http' ? 'HTTP' : one)),
  ]
  return (
    <span className="ex-badges">
      {wire.map((one) => (
        <span key={one} className="mono">
          {one}
        </span>
      ))}
      {entry.kinds.map((kind) => (
        <span key={kind}>{t(`kinds.${kind}`)}</span>
      ))}
    </span>
  )
}
