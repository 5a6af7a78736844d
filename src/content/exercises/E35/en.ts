import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'A Model reads more than the User’s words: descriptions of tools, descriptions of arguments and results of tools are all written by others. Some of the seven texts below give the Model orders. Mark them. A Model that obeys everything grades: a text is an order when the Model, having read it, carries a key’s path away. Characters that nobody can see (drawn as boxes here) do not stop it from reading.',
    'Then write the Host’s two gates. `allow(call)`: may this call that the Model wants be carried out; `consent(call)`: the text that a person is shown before agreeing.',
    'Grading runs 12 attacks: three key paths, each hidden in a description, in an argument’s description, between invisible characters and in a result, made into real calls by the obeying Model. Not one may pass. Eight ordinary calls, some of which mention ssh or carry a path, must all pass (2026-07-28, stdio).',
  ],
  assertions: {
    orders: 'Marked are exactly the texts that the obeying Model falls for',
    runs: '`allow` returns a boolean, `consent` a text',
    blocks: 'None of the 12 attacks passes',
    passes: 'All 8 ordinary calls pass',
    consent: 'What the person is shown has every argument, to the last character',
  },
  texts: {
    texts: 'Which texts give the Model orders',
    code: 'allow and consent',
    obeyed: 'the obeying Model carries the path away',
    harmless: 'the obeying Model does not fall for it',
    claimed: 'marked',
    denied: 'not marked',
    stopped: 'stopped',
    leaked: 'passed with {text}',
    passed: 'passed',
    refused: 'stopped {text}',
    kinds: 'a boolean and a text',
    'other-kinds': 'something else',
    whole: 'every argument is there',
    missing: '{text} is missing',
  },
  hints: [
    'Everything the Model reads counts: descriptions, arguments’ descriptions, results. Take the invisible characters out and read again.',
    'Do not guess whether a text is an order; look at what the Model wants to do: is there a key’s path in the arguments, also as `/home/…`.',
    'Words alone hit the innocent: mentioning ssh is not carrying a file out of `/.ssh/`. Show all arguments to the person, and cut nothing off.',
  ],
  keep: 'Descriptions, schemas and results are written by the server, and the specification asks Hosts to treat them as untrusted (2025-11-25 and 2026-07-28 agree). Models read characters that people cannot see. Guarding calls is safer than guarding texts; before agreeing, a person must see the arguments whole.',
}
