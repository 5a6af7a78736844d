/** The SDK reads params a second time into models that know no revision: members of the other one must fit too. */
import { TASK } from '../../lifecycles/common-shapes.ts'
import { RETRY } from '../../lifecycles/input-responses.ts'
import { anyObject, mapOf, object, optional, type Shape } from '../../lifecycles/shapes.ts'

const AGAIN = object(RETRY)

export const VERSIONLESS: Readonly<Record<string, Shape>> = {
  initialize: object({ capabilities: object({ extensions: optional(mapOf(anyObject)) }) }),
  'tools/call': object({ ...RETRY, task: TASK }),
  'prompts/get': AGAIN,
  'resources/read': AGAIN,
}
