/** The answers that ship with E20. */

const fn = (body: string) => `export function onLine(line: string): void {
${body}
}
`

export const SOURCES = {
  start: fn(`  print('received ' + line)
  const reply = answer(line)
  if (reply === null) {
    print('nothing to answer')
    return
  }
  if (reply.error) print('error ' + reply.error.code)
  print(JSON.stringify(reply, null, 2))`),
  solution: fn(`  log('received ' + line.length + ' characters')
  const reply = answer(line)
  if (reply === null) {
    log('nothing to answer')
    return
  }
  if (reply.error) log('error ' + reply.error.code)
  writeBytes(JSON.stringify(reply) + '\\n')`),
  twoWrites: `const send = (message: object) => {
  writeBytes(JSON.stringify(message))
  writeBytes('\\n')
}
${fn(`  const reply = answer(line)
  log(reply === null ? 'silence' : reply.error ? 'refused' : 'answered')
  if (reply) send(reply)`)}`,
  perBranch: fn(`  const reply = answer(line)
  switch (true) {
    case reply === null:
      log('no answer wanted')
      break
    case reply.error !== undefined:
      log('error: ' + reply.error.message)
      writeBytes(JSON.stringify(reply).concat('\\n'))
      break
    default:
      log('ok ' + reply.id)
      writeBytes(JSON.stringify(reply).concat('\\n'))
  }`),
  throws: fn('  throw new Error("no")'),
  silent: fn("  log('received ' + line)"),
  answersAll: fn(`  log('x')
  writeBytes(JSON.stringify(answer(line) ?? { jsonrpc: '2.0', id: null, result: {} }) + '\\n')`),
  oneId: fn(`  log('x')
  const reply = answer(line)
  if (reply) writeBytes(JSON.stringify({ ...reply, id: 11 }) + '\\n')`),
  printsInError: fn(`  log('received')
  const reply = answer(line)
  if (reply === null) return
  if (reply.error) print('error ' + reply.error.code)
  writeBytes(JSON.stringify(reply) + '\\n')`),
  pretty: fn(`  log('received')
  const reply = answer(line)
  if (reply) writeBytes(JSON.stringify(reply, null, 2) + '\\n')`),
  printed: fn(`  log('received')
  const reply = answer(line)
  if (reply) print(JSON.stringify(reply))`),
  textMode: fn(`  log('received')
  const reply = answer(line)
  if (reply) writeText(JSON.stringify(reply) + '\\n')`),
  noNewline: fn(`  log('received')
  const reply = answer(line)
  if (reply) writeBytes(JSON.stringify(reply))`),
  noLogs: fn(`  const reply = answer(line)
  if (reply) writeBytes(JSON.stringify(reply) + '\\n')`),
  logsSometimes: fn(`  const reply = answer(line)
  if (reply === null) return
  log('answered ' + reply.id)
  writeBytes(JSON.stringify(reply) + '\\n')`),
  framesInLog: fn(`  const reply = answer(line)
  log(JSON.stringify(reply ?? { jsonrpc: '2.0', method: 'notifications/none' }))
  if (reply) writeBytes(JSON.stringify(reply) + '\\n')`),
}
