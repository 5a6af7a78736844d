/** The code half of E17: a database that takes its time, the API for learners, and the answers that ship with it. */
import { TOOL_API } from '../../../exercise/code-tools.ts'
import type { JsonValue } from '../../../protocol/json.ts'

export const QUERY_MS = 800
const ORDERS: Readonly<Record<string, JsonValue>> = {
  'A-17': [
    { id: 4101, total: 0 },
    { id: 4127, total: 86.5 },
  ],
  'B-03': [{ id: 4119, total: 12 }],
}
export const CUSTOMERS = Object.keys(ORDERS)

export function ordersOf(customer: JsonValue | undefined): JsonValue {
  const key = String(customer)
  return Object.hasOwn(ORDERS, key) ? (ORDERS[key] as JsonValue) : []
}

/** Both ways take the same time; one of them holds the loop. */
export const DATABASE = `globalThis.db = {
  querySync(customer) { sleepBlocking(${QUERY_MS}); return ordersOf(customer) },
  async query(customer) { await sleep(${QUERY_MS}); return ordersOf(customer) },
}`

export const API = `interface Order { id: number; total: number }
declare const db: {
  /** Blocks for ${QUERY_MS} ms. */
  querySync(customer: string): Order[]
  /** The same, but waits without blocking. */
  query(customer: string): Promise<Order[]>
}
${TOOL_API}`

const code = (
  body: string,
) => `export async function customerOrders(args: { customer: string }): Promise<Order[]> {
${body}
}
`

export const SOURCES = {
  start: code('  return db.querySync(args.customer)'),
  solution: code('  return await db.query(args.customer)'),
  thread: code('  await toThread()\n  return db.querySync(args.customer)'),
  chained: `export const customerOrders = ({ customer }: { customer: string }) =>
  db.query(customer).then((orders) => {
    log(\`\${orders.length} orders\`)
    return orders
  })
`,
  empty: code('  return []'),
  unasked: code(`  return [{ id: 4119, total: 12 }]`),
  breath: code('  await sleep(1)\n  return db.querySync(args.customer)'),
  threadAfter: code(
    '  const orders = db.querySync(args.customer)\n  await toThread()\n  return orders',
  ),
  wrapped: code('  return new Promise((resolve) => resolve(db.querySync(args.customer)))'),
  twice: code('  await db.query(args.customer)\n  return db.querySync(args.customer)'),
}
