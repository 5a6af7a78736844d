import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'The user speaks of the shopping cart, so the Model fills `module` with `shopping cart`. The tool does not know it and says `invalid module`; the Model cannot tell what to put instead and gives up. Below is one such run (2026-07-28).',
    'Rewrite the error so that one retry is enough. The tested app has the modules `cart`, `login` and `search`; `<got>` becomes the value that was refused. Chinese or English, and any wording will do: the simulated Model reads your text in five runs, the user calls the page by another name in each, and all three modules are needed.',
  ],
  assertions: {
    written: 'The error has a text',
    retried: 'In all five runs the Model reads it and calls again with another `module`',
    accepted: 'In all five runs the tool takes the second call (no `isError`)',
    meant:
      'In all five runs the report goes to the module that the user meant, and hits the injected bug',
    quoted: 'Bonus: the error quotes the refused value, so that whoever reads the log understands',
  },
  texts: {
    text: 'The text of the error',
    before: 'What the tool says before you rewrite it',
    'a-text': 'an error with words',
    count: 'all runs ({n})',
    retried: 'runs with another value: {n}; one without sent `{sent}`',
    accepted: 'runs that were taken: {n}; one that was not sent `{sent}`',
    meant: 'runs that hit: {n}; one that did not sent `{sent}`',
    quoted: 'runs with the value quoted: {n}; one without sent `{sent}`',
  },
  hints: [
    'Read it as the Model: in the schema `module` is just a string, and this error is all that you get to see.',
    'After reading one should be able to say which argument is wrong, and which values are legal. Put `<got>` in, too, and the log reads well.',
    'Name all three legal values. With one example only, reports about the other two pages have nowhere to go.',
  ],
  keep: 'What the Model can mend is told in a result with `isError: true` (2025-11-25 and 2026-07-28 alike), and its text is a prompt for the Model: which argument, what was received, which values are legal. “Invalid” alone says nothing.',
}
