/** A run on paper. */
export const handout = {
  back: 'Back to the run',
  kind: 'Print',
  sheet: 'Sheet',
  key: 'Answer key',
  from: 'from',
  to: 'to',
  print: 'Print',
  title: 'Fill in what goes over the wire',
  titleKey: 'What goes over the wire: answer key',
  who: 'Name ______________________   Date ______________',
  task: 'One line is one frame, or an error that no frame tells. Numbers are those of the steps in Wirelab.',
  why: 'What happens here, and why?',
  blanks: {
    way: 'From → to',
    word: 'Method or kind',
    id: 'id',
    channel: 'Channel',
    error: 'Came back on',
  },
} as const
