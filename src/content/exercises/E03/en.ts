import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'A Server has three drawers: tools, resources, prompts. Into which does each of these seven needs go?',
    'The Server then offers it as you say, the Host is set up in the usual way, and it is run: whoever the need wants to begin has to be the one who begins. Then foretell who begins with each of the three. Both revisions (2025-11-25 and 2026-07-28) agree.',
  ],
  assertions: {
    'all-sorted': 'All seven needs have a drawer',
    'by-model': 'What the Model is to decide, the Model begins',
    'by-host': 'What the application is to do by itself, the application (the Host) begins',
    'by-user': 'What the User is to pick, the User begins',
    'starts-tool': 'Foretold: who begins `tools/call`',
    'starts-resource': 'Foretold: who begins `resources/read`',
    'starts-prompt': 'Foretold: who begins `prompts/get`',
  },
  texts: {
    needs: 'Seven needs',
    'needs.tool': 'Tool',
    'needs.resource': 'Resource',
    'needs.prompt': 'Prompt',
    'needs.submit': 'File a bug report; whether to file it is for the Model to decide',
    'needs.rules':
      'Whenever work begins, the application puts the rules for reports before the Model, unasked',
    'needs.slash': 'The User types `/` and picks “file a bug” from a menu',
    'needs.open-bugs':
      'When it wants to be sure, the Model looks up how many open bugs a module has',
    'needs.module':
      'Whatever module is open in the editor, the application brings its description into the context',
    'needs.wording':
      'The team keeps a good way of asking; the User picks it when needed and fills two blanks',
    'needs.replay': 'When it doubts, the Model replays the steps in the application under test',
    starts: 'Who begins',
    'starts.tool': '`tools/call`',
    'starts.resource': '`resources/read`',
    'starts.prompt': '`prompts/get`',
    'starts.model': 'The Model',
    'starts.host': 'The application (the Host)',
    'starts.user': 'The User',
    count: 'needs with a drawer: {n}',
    'begun.model': 'begun by the Model',
    'begun.host': 'begun by the application',
    'begun.user': 'begun by the User',
  },
  hints: [
    'Do not ask whether it reads or writes; ask who decides: the Model, the application or the User.',
    'A document that the application brings into the context, and that the Model never named, is a resource. What the Model thinks of looking up is none, even if it only reads.',
    'A slash command, an entry of a menu, a wording with blanks: it happens when the User picks it, and that is a prompt.',
  ],
  keep: 'The Model begins tools, the application resources, the User prompts; who decides makes the drawer, not whether it reads or writes. On the wire these are `tools/call`, `resources/read` and `prompts/get`, in both revisions; the specification calls this the intent and prescribes no interface.',
}
