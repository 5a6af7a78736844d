/** The course's own files beside a step. */
export const code = {
  none: 'No file of the course speaks of this step.',
  part: '{file}, from line {line}',
  files: 'All files',
  download: '{file}',
  unavailable: 'This file could not be fetched.',
} as const
