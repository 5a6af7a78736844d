import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'The test has run again and again without a failure. What does that prove? All numbers below are at 95 %: of twenty such experiments one may mislead.',
    'First: after 60 clean runs in a row, how high can the failure rate be at most; after 300; and how many runs does it take before you may say “below 1 %”. Then: each step succeeds with 99 %, how likely are 20 steps in a row. Type percentages as numbers; the `3/n` rule and the exact value both count.',
    'Last: one test is run 60 times in four ways, looking at `structuredContent` of the answer. Mark the ways whose 60 runs may be counted as independent. Grading really makes the 240 calls and holds each against the same call made alone (2026-07-28, stdio).',
  ],
  assertions: {
    'clean-60': '60 clean runs: this failure rate would hide in one experiment of twenty',
    'clean-300': '300 clean runs: this failure rate would hide in one experiment of twenty',
    'one-percent':
      'With so many runs 1 % cannot hide (at most once in twenty), and none are wasted',
    'pass-20': 'The chance of 20 steps in a row, within one point of percent',
    multiply: 'Marked are exactly the ways in which earlier runs do not change later ones',
  },
  texts: {
    numbers: 'Work out (percentages as numbers)',
    'numbers.clean-60': '60 clean runs: failure rate at most (%)',
    'numbers.clean-300': '300 clean runs: failure rate at most (%)',
    'numbers.one-percent': 'Runs it takes for “below 1 %”',
    'numbers.pass-20': '99 % a step, 20 steps in a row (%)',
    runs: 'Which may be counted as 60 independent runs',
    'runs.shared': 'one server, the same report 60 times',
    'runs.fresh': 'a new server for each report',
    'runs.tens': 'a server restarted after every 10 reports',
    'runs.reading': 'one server, the injected bugs listed 60 times',
    'no-number': '“{text}” is no number',
    typed: '{value}',
    'hidden-in': 'hides with a chance of about {share} %',
    hidden: 'a rate of {value} % hides with a chance of {share} %',
    fewest: '1 % hides with at most {share} %, and no run is wasted',
    hides: '{n} runs: 1 % hides with {share} %',
    drawn: 'drawn: {share} %',
    same: 'all 60 come out as they do alone',
    differs: 'run {n} comes out otherwise than alone',
    claimed: 'marked',
    denied: 'not marked',
  },
  hints: [
    'No failure seen is not a failure rate of zero. With a rate of p, n clean runs have a chance of (1−p) to the n; set that to 5 %, or use p ≈ 3/n.',
    'The other way round: 1 % ≈ 3/n. Successes in a row multiply: 0.99 twenty times over, not 20 times 1 % less.',
    'Multiplying needs independence. The server’s process remembers report numbers, so a run sees what the one before left behind. Calls that only read need not fear that.',
  ],
  keep: 'After n clean runs the failure rate is below about 3/n at 95 %: 5 % after 60, 1 % only after 300. At 99 % a step, 20 steps leave 82 %. Only independent runs multiply: where a server keeps state, start a new one for each, in 2025-11-25 and in 2026-07-28.',
}
