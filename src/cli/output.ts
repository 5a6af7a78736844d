/** Writing to a pipe that the reader may close, as `| head` does. */

/**
 * Writes pieces in order, waiting whenever the pipe is full. Ends early and quietly when the reader is gone (EPIPE);
 * any other failure of the stream is thrown.
 */
export async function writeAll(
  stream: NodeJS.WritableStream,
  pieces: Iterable<string>,
): Promise<void> {
  let broken: NodeJS.ErrnoException | null = null
  let wake: (() => void) | null = null
  stream.on('error', (error: NodeJS.ErrnoException) => {
    broken = error
    wake?.()
  })
  let batch = ''
  const flush = async () => {
    if (batch === '' || stream.write(batch)) {
      batch = ''
      return
    }
    batch = ''
    await new Promise<void>((resolve) => {
      wake = resolve
      stream.once('drain', resolve)
    })
  }
  for (const piece of pieces) {
    batch += piece
    if (batch.length > 65_536) await flush()
    if (broken !== null) break
  }
  await flush()
  const error = broken as NodeJS.ErrnoException | null
  if (error !== null && error.code !== 'EPIPE') throw error
}
