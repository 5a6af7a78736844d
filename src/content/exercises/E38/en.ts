import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'One BugHunt, two Hosts: `tested` runs the agent under test, `grader` marks it. `list_injected_bugs` is the answer sheet, and only `grader` may have it. Now both Hosts are connected to one server, and the tool merely stands behind a question (`ask`): one click on “allow”, and it is an open-book exam.',
    'Change the configuration, not the code. In `servers` each server is a process; `args` takes `--tools agent` (no answers), `--tools all` (the default), and `--unlisted NAME`: not listed, but still callable. `connect` in `hosts` says which servers a Host connects to, one connection a name.',
    'Grading runs every connection: it looks at the tools the Model was shown and then calls `list_injected_bugs` directly; the tested agent has to do its task all the same, and the grader has to list every bug (2026-07-28, stdio).',
  ],
  assertions: {
    starts: 'The configuration can be read, and every connected server exists',
    hidden: 'The tested agent’s Model never saw `list_injected_bugs`',
    'no-leak': 'Called directly on the tested connections, it brings no bug id at all',
    scores: 'The tested agent files a report of its own that hits a bug',
    'all-listed': 'The grading Host can list every bug',
  },
  texts: {
    config: 'The configuration of both Hosts',
    usable: 'a configuration that starts',
    unusable: '`{pointer}` cannot be used',
    without: 'no {tool}',
    'no-bugs': 'no bug id',
    'a-hit': 'a report that hits a bug',
    'no-hit': 'no report on any connection hits one',
  },
  hints: [
    'Look at `tools/list`: whatever is listed goes to the Model, and a tool behind a question is still in plain sight.',
    'Not listing it is not enough: whoever can guess the name can call it. The only safe way is a process that does not have the tool.',
    'One server, one connection: start one with `--tools agent` for the tested Host, and another one with the answers for the grader.',
  ],
  keep: 'A tool that an agent must not use should not exist on the servers it is connected to: neither asking first nor leaving it off the list keeps it away. A Host opens one connection per server, and connections know nothing of each other, so two servers and two connections keep the two apart. The same in 2025-11-25 and 2026-07-28.',
}
