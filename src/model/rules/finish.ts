/** Rules that end the task with an answer to the user: done, or honestly not done. */
import { reportingTool } from '../choosing.ts'
import type { ModelContext, ModelRule } from '../port.ts'
import { asObject, facts, failures, isOffered, lastResult } from '../reading.ts'

/** How often the Model lets calls fail before it stops. */
export const PATIENCE = 3

/** The report was taken: tell the user what the server said. */
export const reportDone: ModelRule = {
  id: 'report-done',
  apply(context) {
    const result = lastResult(context)
    const tool = reportingTool(context)
    if (!result || result.isError || result.tool !== tool?.name) return null
    return {
      kind: 'answer',
      rule: reportDone.id,
      say: openEnds(context).length > 0 ? 'reported-not-reproduced' : 'reported',
      parameters: {
        result: asObject(result.text) ?? { text: result.text },
        unfinished: openEnds(context),
      },
    }
  },
}

/** No answer came for the report itself. Sending it again could file it twice, so the user must know. */
export const reportUncertain: ModelRule = {
  id: 'report-uncertain',
  apply(context) {
    const result = lastResult(context)
    const tool = reportingTool(context)
    if (result?.source !== 'host' || result.tool !== tool?.name) return null
    return {
      kind: 'answer',
      rule: reportUncertain.id,
      say: 'report-uncertain',
      parameters: { tool: result.tool, text: result.text },
    }
  },
}

/** Enough has failed; say so instead of trying for ever. */
export const giveUp: ModelRule = {
  id: 'give-up',
  apply(context) {
    const result = lastResult(context)
    if (failures(context) < PATIENCE || !result?.isError) return null
    return {
      kind: 'answer',
      rule: giveUp.id,
      say: 'gave-up',
      parameters: { tool: result.tool, text: result.text, attempts: failures(context) },
    }
  },
}

/** The last rule always applies: there is no tool for the task, or an error that no rule can read. */
export const cannotHelp: ModelRule = {
  id: 'cannot-help',
  apply(context) {
    const result = lastResult(context)
    return {
      kind: 'answer',
      rule: cannotHelp.id,
      say: result?.isError ? 'gave-up' : 'no-tool',
      parameters: result?.isError
        ? { tool: result.tool, text: result.text, attempts: failures(context) }
        : { tools: context.tools.map((tool) => tool.name) },
    }
  },
}

/** Offered tools that the user wanted and that never gave a result. */
function openEnds(context: ModelContext): readonly string[] {
  if (facts(context).reproduceFirst !== true) return []
  const silent = context.messages.flatMap((message) =>
    message.role === 'tool' && message.isError && isOffered(context, message.tool)
      ? [message.tool]
      : [],
  )
  const report = reportingTool(context)?.name
  return [...new Set(silent)].filter((tool) => tool !== report)
}
