import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'The tool has written its result twice: as `structuredContent` for programs, and as a text block in `content` for clients that know only text. The two disagree, and each is wrong in one place.',
    'Mend what the tool returns (2026-07-28). Two clients read it: one looks at `structuredContent` alone, the other at the first text block that is a JSON object. They must find equal objects that fit the `outputSchema`, with the true `report_id` and `matched_bug_id`: this is the first report that the process has taken, numbered like `R-001`, and it hits `BUG-001`. Word the `message` as you like.',
  ],
  assertions: {
    readable: 'The draft is a JSON object',
    succeeds: 'The result is a success, without `isError: true`',
    T9: '`content` is a list of legal content blocks',
    T4: '`structuredContent` fits the `outputSchema`',
    'text-read': 'One text block can be read as a JSON object',
    agree: 'Both clients find equal objects',
    true: '`report_id` and `matched_bug_id` are what really happened',
  },
  texts: {
    call: 'The call that the Client sent',
    promised: 'The `outputSchema` in the list',
    result: 'What the tool returns',
    'a-success': 'a `result` that succeeded',
    blocks: 'a list of blocks, each with its `type`',
    fits: 'every member there, every type right',
    issue: '`{pointer}` breaks `{keyword}`',
    'an-object': 'a JSON object',
    'as-it-was': 'the number of the first report, and the bug that it hit',
  },
  hints: [
    'See who reads what: an old client never sees `structuredContent`; it parses the text block.',
    'Compare the two after parsing; order and white space do not count, values and types do.',
    'Look up the type of `report_id` in the `outputSchema`; then think what this call has really hit, and do not copy the wrong side to both.',
  ],
  keep: 'A tool with an `outputSchema` must give `structuredContent` that fits it, and should put the same JSON into a text block for clients from before 2025-06-18. Write one and generate the other, and they cannot disagree.',
}
