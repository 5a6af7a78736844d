import { useEffect, useState } from 'react'

/** True while the page is laid out for paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const media = matchMedia('print')
    const follow = () => setPrinting(media.matches)
    const before = () => setPrinting(true)
    const after = () => setPrinting(false)
    media.addEventListener('change', follow)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      media.removeEventListener('change', follow)
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}
