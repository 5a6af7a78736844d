/** The Model invents a value: the first argument with a closed list of values gets one that is not on it. */
import { isObject } from '../../protocol/json.ts'
import { type Fault, isFirstCall } from './fault.ts'

export const badArgs: Fault = {
  id: 'bad-args',
  turn(turn, context) {
    if (turn.kind !== 'call' || !isFirstCall(turn, context)) return turn
    const schema = context.tools.find((tool) => tool.name === turn.tool)?.inputSchema.properties
    const properties = isObject(schema) ? schema : {}
    const victim = Object.keys(turn.arguments).find((name) => {
      const property = properties[name]
      return isObject(property) && Array.isArray(property.enum)
    })
    if (victim === undefined) return turn
    return { ...turn, arguments: { ...turn.arguments, [victim]: 'critical' } }
  },
}
