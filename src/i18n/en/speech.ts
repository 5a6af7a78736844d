/** What User, Host and Model say: ids with parameters, never prose in the trace. */
export const speech = {
  goal: {
    'report-quantity-zero': 'Orders go through with quantity 0. Report it.',
    'report-after-reproducing':
      'Orders go through with quantity 0. Replay it first, then report it.',
    'use-prompt': '/file-report, module: cart',
    'replay-progress': 'Replay the whole suite. It takes 100 seconds: wait for it in three ways.',
    script: "Send the lines of the course's script, as they stand.",
  },
  fact: {
    module: 'module',
    title: 'what happens',
    steps: 'steps',
    severity: 'severity',
    reproduceFirst: 'replay first',
    yes: 'yes',
  },
  turn: {
    call: 'I want to call {tool}.',
    answer: 'I can answer the User now.',
  },
  context: 'Here are the task and {count, plural, one {# tool} other {# tools}}. What next?',
  contextAgain: 'Here is what came back. What next?',
  order: 'Call {tool}, and wait {ms} ms at most.',
  outcome: { ok: 'The result is here.', failed: 'The call failed.' },
  answer: {
    reported: 'Reported as {report}. {match}',
    matched: 'It matches {bug}.',
    unmatched: 'It matches no known bug.',
    'reported-not-reproduced':
      'Reported as {report}. {match} The replay with {unfinished} did not finish, so this is not reproduced.',
    'report-uncertain':
      'No answer to the report came in time. It may have been filed; look before sending it again.',
    'gave-up':
      'I stopped after {attempts, plural, one {# failed call} other {# failed calls}}. The last error: {text}',
    'no-tool': 'None of the tools offered fits this task: {tools}.',
    'not-connected': 'I could not connect to the server: {text}',
    'not-listed': 'I could not get the list of tools: {text}',
    'calls-finished': 'All {lines, plural, one {# call} other {# calls}} are over.',
    'script-finished': 'All {lines, plural, one {# line} other {# lines}} of the script are sent.',
    other: 'I have finished.',
  },
  rules: {
    'report-done': {
      when: 'The reporting tool returned a result',
      act: 'tell the User what it says',
    },
    'report-uncertain': {
      when: 'the report got no answer',
      act: 'say so, and do not send it twice',
    },
    'give-up': { when: 'three calls have failed', act: 'stop and say so' },
    'back-to-the-list': {
      when: 'the tool called does not exist',
      act: 'choose from the list again',
    },
    'repair-argument': {
      when: 'the error text names legal values',
      act: 'put the nearest in and call again',
    },
    'go-on-without': {
      when: 'the replay failed or gave no answer',
      act: 'report without it',
    },
    'reproduce-first': {
      when: 'the User wants it reproduced and nothing was replayed',
      act: 'call the replaying tool',
    },
    report: {
      when: 'nothing stands in the way',
      act: 'call the tool whose description is about reporting',
    },
    'cannot-help': { when: 'no other rule applies', act: 'say what is missing' },
  },
} as const
