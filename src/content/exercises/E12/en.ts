import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'Two Servers say one thing and do another. In each JSON `capabilities` is what the Server declares, `handlers` are the methods that it really has handlers for; you may change both.',
    'The first can do a lot and declares `{}`: let a Host find its tools and its resources. The second declares `prompts` and has no handler for them: give everything that it says something behind it, and keep the tools in use.',
    'The Host that visits is strict: it asks for what is declared, and for nothing else. It comes twice, once in each revision: in 2025-11-25 it reads the result of `initialize`, in 2026-07-28 that of `server/discover`.',
  ],
  assertions: {
    'hiding-readable': 'The first is JSON with an object `capabilities` and an array `handlers`',
    'tools-found': 'First Server: the Host lists tools in both revisions',
    'resources-found': 'First Server: the Host lists resources in both revisions',
    'hiding-honest':
      'First Server: every declared family can be listed, and what is listed can be fetched',
    'boasting-readable': 'The second is JSON with an object `capabilities` and an array `handlers`',
    'boasting-honest':
      'Second Server: every declared family can be listed, and what is listed can be fetched',
    'tools-kept': 'Second Server: the Host still lists tools in both revisions',
    T1: 'Every family that has handlers is declared',
  },
  texts: {
    hiding: 'The first: declares too little',
    boasting: 'The second: declares too much',
    'a-card': 'an object `capabilities` and an array `handlers`',
    'no-card': 'one of them is missing or of another type',
    found: 'the list of `{family}` ({era})',
    refused: '`{family}` is declared, and `{method}` is not answered ({era})',
    'list-refused': '`{family}` is declared, and its list is not answered ({era})',
    'not-declared': '`{family}` is not declared, so the Host did not ask ({era})',
    'all-answer': 'an answer for everything declared ({era})',
    'all-declared': 'everything with handlers is declared ({era})',
  },
  hints: [
    'Open the visit: what did the Host ask for after the opening, and what not?',
    '`{}` is a statement too: “I can do nothing”. Each family is an object; without details it is `{}`.',
    'Declare exactly what answers. Either take the word back, or add the handlers: one to list, one to fetch (`prompts/list` and `prompts/get`).',
  ],
  keep: 'Capabilities are an agreement: in 2025-11-25 they stand in the result of `initialize`, in 2026-07-28 in that of `server/discover`. A Host should not ask for what is not declared, and what is declared has to answer. An empty `{}` says that there is nothing. A Client of 2026-07-28 may skip `server/discover` and ask; for what is not offered it gets `-32601`.',
}
