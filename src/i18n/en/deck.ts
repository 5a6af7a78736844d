export const deck = {
  deck: 'Step controls',
  first: 'First step',
  previous: 'Previous step',
  next: 'Next',
  last: 'Last step',
  phases: {
    launch: 'Launch',
    discover: 'Discover',
    list: 'List',
    decide: 'Decide',
    call: 'Call',
    return: 'Return',
    shutdown: 'Close',
  },
} as const
