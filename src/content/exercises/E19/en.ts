import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'Over stdio a frame is a line: JSON in UTF-8 and one newline (0a), in 2025-11-25 and in 2026-07-28. Below are five captures of bytes out of a server’s pipes. A real server wrote the messages; one thing in each capture is broken.',
    'For each, give the position (counted from 0) of the first byte that does not belong there, and what put it there. The Client’s own framing decoder grades: the position and the reason that it reports are the key. Printed text that is not UTF-8 either may be put down to the one or the other, as long as position and cause go together.',
  ],
  assertions: {
    'first.at': 'First capture: the position is the decoder’s',
    'first.cause': 'First capture: the cause is right',
    'second.at': 'Second capture: the position is the decoder’s',
    'second.cause': 'Second capture: the cause is right',
    'third.at': 'Third capture: the position is the decoder’s',
    'third.cause': 'Third capture: the cause is right',
    'fourth.at': 'Fourth capture: the position is the decoder’s',
    'fourth.cause': 'Fourth capture: the cause is right',
    'fifth.at': 'Fifth capture: the position is that of a reading',
    'fifth.cause': 'Fifth capture: the cause goes with the position',
  },
  texts: {
    bytes: 'The first byte that does not belong',
    'bytes.first': 'First capture',
    'bytes.second': 'Second capture',
    'bytes.third': 'Third capture',
    'bytes.fourth': 'Fourth capture',
    'bytes.fifth': 'Fifth capture',
    'bytes.print': 'a forgotten print',
    'bytes.crlf': 'lines end with \\r\\n (text mode)',
    'bytes.pipe': 'a message on stderr',
    'bytes.newline': 'a raw newline inside a message',
    'bytes.bom': 'a byte order mark at the start',
    'bytes.utf8': 'not valid UTF-8',
    byte: 'byte {at}, {hex}',
  },
  hints: [
    'Cut first, then decode: split at 0a and try each line as one JSON object. Where it can be read no further, there is the byte.',
    'Make the invisible visible: 0d is \\r, 0a the newline. Half a message that the next line completes was cut by a newline inside it. Text is UTF-8: a byte from 80 to ff stands only in a sequence of its kind.',
    'Which pipe is it? Logs on stderr are fine, a message there is not, from its first byte on.',
  ],
  keep: 'A stdio frame is one line of UTF-8 JSON and one 0a: nothing but messages on stdout, logs on stderr, no raw newline inside a message (the same in 2025-11-25 and 2026-07-28). A \\r at the end is blank space to JSON, so readers usually survive it; writers should not write it all the same.',
}
