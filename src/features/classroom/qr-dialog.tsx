import { encode } from 'uqr'
import { useTranslations } from 'use-intl'
import { classLink } from '../../store/class-link.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** White space around the code that readers need, in modules. */
const BORDER = 4

/** The link of this step as a code that fills the screen, with the link itself below. */
export function QrDialog() {
  const t = useTranslations('classroom')
  const shell = useTranslations('shell')
  const { setClass } = useLabActions()
  const hash = useLab((state) => classLink(state))
  const link = new URL(hash, location.href).href
  const { data, size } = encode(link, { ecc: 'M', border: BORDER })
  return (
    <Dialog
      title={t('code')}
      closeLabel={shell('close')}
      onClose={() => setClass({ showsCode: false })}
    >
      <div className="class-code">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('codeOf')}>
          <path className="paper" d={`M0 0h${size}v${size}h${-size}z`} />
          <path className="ink" d={darkModules(data)} />
        </svg>
        <p>
          <a href={hash}>{link}</a>
        </p>
      </div>
    </Dialog>
  )
}

/** One square a dark module. */
function darkModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
}
