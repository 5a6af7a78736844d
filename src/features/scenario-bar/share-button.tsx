import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLabActions } from '../../store/lab-context.tsx'
import { copyText } from '../../ui/copy-text.ts'

const SAID_FOR_MS = 2000

/** Copies the address of this very step. */
export function ShareButton({ link }: { readonly link: () => string }) {
  const t = useTranslations('scenario')
  const { tellCopied } = useLabActions()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const share = async () => {
    const text = link()
    const isCopied = await copyText(text)
    setCopied(isCopied)
    tellCopied(text, isCopied, 'link-copied')
  }
  return (
    <button type="button" className="btn scn-share" onClick={share}>
      {copied ? t('shared') : t('share')}
    </button>
  )
}
