/** What a client hands back when it calls again after `input_required` (spec 2026-07-28: basic/patterns/mrtr). */
import * as s from './shapes.ts'

const BLOCK = s.object({ type: s.string })

/** The two members of a repeated call: an elicitation, a sampling or its roots under each key, and the server's state. */
export const RETRY = {
  inputResponses: s.optional(
    s.mapOf(
      s.either(
        s.object({
          action: s.oneOf('accept', 'decline', 'cancel'),
          content: s.optional(
            s.mapOf(s.optional(s.either(s.string, s.boolean, s.number, s.listOf(s.string)))),
          ),
        }),
        s.object({
          role: s.oneOf('user', 'assistant'),
          content: s.either(BLOCK, s.listOf(BLOCK)),
          model: s.string,
        }),
        s.object({ roots: s.listOf(s.object({ uri: s.string, name: s.optional(s.string) })) }),
      ),
    ),
  ),
  requestState: s.optional(s.string),
}
