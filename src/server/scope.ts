/** What a definition narrows or overrides: eras, versions, methods and claims. Without its members a server is whole. */
import type { JsonObject } from '../protocol/json.ts'
import type { ServerDefinition } from './definition.ts'
import type { LifecycleId } from './lifecycles/lifecycle.ts'
import { lifecycleOf } from './lifecycles/lifecycles.ts'

/** Methods of the life-cycle itself: a list of features cannot leave them out. */
const ALWAYS = ['initialize', 'server/discover', 'ping']

/** The versions that this server serves in a life-cycle, oldest first; [] when it knows nothing of that era. */
export function versionsOf(definition: ServerDefinition, id: LifecycleId): readonly string[] {
  return definition.versions?.[id] ?? lifecycleOf(id).versions
}

/** The life-cycle that answers where the dialect would choose `chosen`: a server of one era has no other. */
export function eraOf(definition: ServerDefinition, chosen: LifecycleId): LifecycleId {
  if (versionsOf(definition, chosen).length > 0) return chosen
  return chosen === 'stateless' ? 'stateful' : 'stateless'
}

/** False for a method that this server has no handler for. */
export function answersMethod({ answers }: ServerDefinition, method: string): boolean {
  return answers === undefined || ALWAYS.includes(method) || answers.includes(method)
}

/** The opening result with what the definition claims of itself in place of what the dialect derives. */
export function asClaimed(definition: ServerDefinition, result: JsonObject): JsonObject {
  const { capabilities, versions } = definition
  return {
    ...result,
    ...(capabilities && { capabilities }),
    ...(versions && 'supportedVersions' in result && { supportedVersions: versions.stateless }),
  }
}
