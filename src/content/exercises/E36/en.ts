import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'Yesterday a person looked at the list of tools and approved it. Today the server lists something else: one more sentence in a description, two characters nobody can see, `readOnlyHint` flipped to true, another name. The Host has to notice, and must not call such a tool before somebody has looked again (2026-07-28, stdio).',
    'Write two functions. `pin(tools)` returns what to remember (it is kept as JSON: a `Map` or `Set` would be lost); `changed(pinned, tools)` returns the tools to ask about again, each with the fields that differ: `description`, `inputSchema`, `outputSchema`, `annotations`; `["name"]` for a name that nobody approved.',
    'Grading starts eight servers and asks each for `tools/list`: one unchanged, five changed, and two that only reorder their tools or swap an icon, which must disturb nobody. Once approved again, nothing may be reported.',
  ],
  assertions: {
    runs: '`pin` and `changed` run, and `changed` returns a list',
    quiet: 'Nothing has changed, nothing is reported',
    edited: 'One more sentence in the description is reported',
    invisible: 'So are characters that nobody can see',
    annotations: 'So is a flipped `readOnlyHint`',
    schema: 'So is one more argument',
    renamed: 'A renamed tool was never approved: the new name is reported',
    reordered: 'Another order alone is not reported',
    icon: 'Another icon alone is not reported',
    diff: 'What is reported names the fields that differ',
    reapproved: 'Pinned again as it is now, it is no longer reported',
  },
  texts: {
    code: 'pin and changed',
    today: 'One tool as approved today',
    'a-list': 'a list of `{ tool, fields }`',
  },
  hints: [
    'Ask what was approved: the name, and everything that the Model and the person judge by. A name never seen was never approved.',
    'Do not clean texts up before comparing: invisible characters reach the Model too. Compare field by field and the difference is there: description, both schemas, annotations.',
    'Look tools up by name, not by place. Sort the keys of objects before comparing; icons are for people and are not among the fields.',
  ],
  keep: 'What is approved is the content, not the name: when description, schema or annotations change, ask again and show the difference; a new name is a new tool. Annotations are hints and no guarantee (2025-11-25 and 2026-07-28 agree). Order and icons need disturb nobody. In 2026-07-28 `tools/list` carries `ttlMs`: fetch and compare again when it has run out.',
}
