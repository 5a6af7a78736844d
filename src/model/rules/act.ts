/** Rules that call a tool: reproduce first, report, go back to the list, go on without. */
import { argumentsFor, replayingTool, reportingTool } from '../choosing.ts'
import { saysUnknownTool } from '../error-text.ts'
import type { ModelContext, ModelRule, ModelTurn, OfferedTool } from '../port.ts'
import { facts, isOffered, lastResult, resultsOf } from '../reading.ts'

/** The user asked to see the steps replayed before reporting, and nothing has been replayed yet. */
export const reproduceFirst: ModelRule = {
  id: 'reproduce-first',
  apply(context) {
    if (lastResult(context) !== null || !wantsReplay(context)) return null
    return call(reproduceFirst.id, context, replayingTool(context))
  },
}

/** Nothing stands in the way: report what the user found. */
export const report: ModelRule = {
  id: 'report',
  apply(context) {
    const result = lastResult(context)
    const replay = replayingTool(context)?.name
    if (result !== null && (result.isError || result.tool !== replay)) return null
    return call(report.id, context, reportingTool(context))
  },
}

/** The server does not know the tool that was called: choose again among those that the Host offers. */
export const backToTheList: ModelRule = {
  id: 'back-to-the-list',
  apply(context) {
    const result = lastResult(context)
    if (!result?.isError || isOffered(context, result.tool) || !saysUnknownTool(result.text))
      return null
    const tool = wantsReplay(context) ? replayingTool(context) : reportingTool(context)
    return call(backToTheList.id, context, tool)
  },
}

/** The replay gave no answer in time, or failed: asking again would only wait again. Report without it. */
export const goOnWithout: ModelRule = {
  id: 'go-on-without',
  apply(context) {
    const result = lastResult(context)
    if (!result?.isError || result.tool !== replayingTool(context)?.name) return null
    return call(goOnWithout.id, context, reportingTool(context))
  },
}

function wantsReplay(context: ModelContext): boolean {
  const replay = replayingTool(context)
  return (
    facts(context).reproduceFirst === true &&
    replay !== null &&
    resultsOf(context, replay.name).length === 0
  )
}

function call(rule: string, context: ModelContext, tool: OfferedTool | null): ModelTurn | null {
  if (!tool) return null
  return {
    kind: 'call',
    rule,
    tool: tool.name,
    arguments: argumentsFor(tool, facts(context)),
  }
}
