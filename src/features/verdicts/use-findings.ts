import { useEffect, useMemo, useState } from 'react'
import { useLocale } from 'use-intl'
import type { Finding, Verdict } from '../../checks/check.ts'
import { checkTrace } from '../../checks/check-trace.ts'
import type { CheckTexts } from '../../content/checks/check-text-types.ts'
import { loadCheckTexts } from '../../content/checks/check-texts.ts'
import type { Trace } from '../../trace/trace.ts'

export type Grouped = { readonly [verdict in Verdict]: readonly Finding[] }

/** The verdicts on a trace, computed once for it. */
export function useFindings(trace: Trace): Grouped {
  return useMemo(() => {
    const findings = checkTrace(trace)
    const of = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict)
    return {
      fail: of('fail'),
      warn: of('warn'),
      pass: of('pass'),
      'not-exercised': of('not-exercised'),
    }
  }, [trace])
}

/** The rules in the person's language; null until they are here. */
export function useCheckTexts(): CheckTexts | null {
  const locale = useLocale()
  const [texts, setTexts] = useState<CheckTexts | null>(null)
  useEffect(() => {
    let isCurrent = true
    loadCheckTexts(locale).then((loaded) => isCurrent && setTexts(loaded))
    return () => {
      isCurrent = false
    }
  }, [locale])
  return texts
}
