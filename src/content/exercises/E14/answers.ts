/** What E14 asserts about which replies, and the answers that ship with it. */

/** Assertion → the replies that it is about. */
export const CASES_OF: Readonly<Record<string, readonly string[]>> = {
  spec: ['spec-unknown'],
  sdk: ['sdk-unknown'],
  wording: ['foreign-unknown'],
  'other-reason': ['no-envelope', 'spec-no-envelope'],
  'own-words': ['own-words', 'bad-enum'],
  success: ['success', 'late-success'],
  'other-code': ['no-such-method'],
}

const fn = (body: string) => `export function isUnknownTool(exchange: Exchange): boolean {
${body}
}
`

export const SOURCES = {
  start: fn(`  const { name, listed, reply } = exchange
  return reply.error?.message.includes('Unknown tool')`),
  solution: fn(`  const { name, listed, reply } = exchange
  if (listed.includes(name)) return false
  return reply.error?.code === -32602 || reply.result?.isError === true`),
  byShape: `const shapes = [
  (reply: Exchange['reply']) => reply.error !== undefined && reply.error.code === -32602,
  (reply: Exchange['reply']) => reply.result !== undefined && reply.result.isError === true,
]
${fn(`  const known = new Set(exchange.listed)
  return shapes.some((fits) => fits(exchange.reply)) && !known.has(exchange.name)`)}`,
  byElimination: fn(`  const { error, result } = exchange.reply
  for (const one of exchange.listed) if (one === exchange.name) return false
  if (result) return Boolean(result.isError)
  switch (error!.code) {
    case -32602:
      return true
    default:
      return false
  }`),
  no: fn('  return false'),
  text: fn(`  return exchange.reply.error ? 'unknown' : ''`),
  throws: fn('  return exchange.reply.error!.code === -32602'),
  code: fn('  return exchange.reply.error?.code === -32602'),
  sdkOnly: fn(`  const { name, listed, reply } = exchange
  return !listed.includes(name) && reply.result?.isError === true`),
  words: fn('  return /unknown tool/i.test(JSON.stringify(exchange.reply))'),
  shapes: fn(`  const { error, result } = exchange.reply
  return error?.code === -32602 || result?.isError === true`),
  loose: fn(`  const { name, listed, reply } = exchange
  const words = /unknown tool/i.test(JSON.stringify(reply))
  return words || (!listed.includes(name) && reply.error?.code === -32602)`),
  list: fn('  return !exchange.listed.includes(exchange.name)'),
  anyError: fn(`  const { name, listed, reply } = exchange
  return !listed.includes(name) && (reply.error !== undefined || reply.result?.isError === true)`),
}
