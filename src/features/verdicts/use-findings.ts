import { useMemo } from 'react'
import type { Finding, Verdict } from '../../checks/check.ts'
import { checkTrace } from '../../checks/check-trace.ts'
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
