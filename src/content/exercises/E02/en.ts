import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'Ten deeds happen while a bug report is filed. Whose is each: the Host’s, the Client’s, the Server’s or the Model’s?',
    'Three runs have really taken place (2026-07-28, stdio); open them and step through. A deed belongs to the lane that its arrow leaves.',
  ],
  assertions: {
    'all-labelled': 'All ten deeds have an owner',
    'model-out-of-sight':
      'Nothing that happens beside the Model is given to the Server, which never sees the Model',
    host: 'Every deed of the Host is found, and no other',
    client: 'Every deed of the Client is found, and no other',
    server: 'Every deed of the Server is found, and no other',
    model: 'Every deed of the Model is found, and no other',
  },
  texts: {
    deeds: 'Ten deeds',
    'deeds.host': 'Host',
    'deeds.client': 'Client',
    'deeds.server': 'Server',
    'deeds.model': 'Model',
    'deeds.numbers': 'Gives `tools/call` an `id` and writes it as one line',
    'deeds.context': 'Puts the descriptions of the tools before the Model',
    'deeds.refuses': 'Finds that `severity` is not in the enum, and refuses',
    'deeds.decides': 'Decides that it is time for `submit_bug_report`',
    'deeds.gives-up': 'Has waited half a second for a response, and waits no longer',
    'deeds.lists': 'Says which tools there are',
    'deeds.approves': 'Lets the call go ahead once consent is settled',
    'deeds.repairs': 'Understands the error and comes back with a legal `severity`',
    'deeds.matches': 'Recognises that the report is about `BUG-001`',
    'deeds.continues': 'Adds the tool’s result to the conversation and asks again',
    plain: 'A run without trouble',
    refused: 'A run with a wrong `severity`',
    late: 'A run with a tool that is too slow',
    count: 'deeds with an owner: {n}',
    family: 'deeds of this actor: {n}',
    mixed: 'deeds in the wrong place: {n}',
    'server-and-model': 'deeds beside the Model that are given to the Server: {n}',
  },
  hints: [
    'Who holds the API key of the model? Nobody else talks to it; and all the Model ever says is what it would like to call.',
    'Open a run and see which lane the arrow leaves. Numbering, writing frames and timing happen at the end where the wire begins.',
    'Look for an arrow with the Server at one end and the Model at the other. There is none: the Server takes requests, checks arguments and gives results.',
  ],
  keep: 'The Host has the model, the consent and the conversation; the Client has ids, frames and limits; the Server has the tools; the Model only decides. The Server sees no conversation and calls no model (in 2025-11-25 sampling lets it ask through the Host; 2026-07-28 has deprecated that).',
}
