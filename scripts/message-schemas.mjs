// Writes src/exercise/message-schemas.json: the SDK's own message schemas as JSON Schema, for the editor.
// Run it after an update of the SDK: `node scripts/message-schemas.mjs`; a test holds the file against it.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import * as core from '@modelcontextprotocol/core'
import { z } from 'zod'

const FILE = new URL('../src/exercise/message-schemas.json', import.meta.url)

const REQUESTS = [
  'Initialize',
  'Ping',
  'Discover',
  'ListTools',
  'CallTool',
  'ListResources',
  'ListResourceTemplates',
  'ReadResource',
  'Subscribe',
  'Unsubscribe',
  'ListPrompts',
  'GetPrompt',
  'Complete',
  'SetLevel',
  'SubscriptionsListen',
]
const NOTIFICATIONS = [
  'Initialized',
  'Cancelled',
  'Progress',
  'RootsListChanged',
  'LoggingMessage',
  'ToolListChanged',
  'ResourceListChanged',
  'ResourceUpdated',
  'PromptListChanged',
  'SubscriptionsAcknowledged',
]
const RESULTS = {
  Initialize: 'Initialize',
  Discover: 'Discover',
  ListTools: 'ListTools',
  CallTool: 'CallTool',
  ListResources: 'ListResources',
  ListResourceTemplates: 'ListResourceTemplates',
  ReadResource: 'ReadResource',
  ListPrompts: 'ListPrompts',
  GetPrompt: 'GetPrompt',
  Complete: 'Complete',
}

/** @param {string} name */
function schemaOf(name) {
  const schema = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (core))[name]
  if (!schema) throw new Error(`the SDK has no ${name}`)
  const json = z.toJSONSchema(/** @type {z.ZodType} */ (schema), {
    io: 'input',
    unrepresentable: 'any',
  })
  delete json.$schema
  return tidy(json)
}

/** Leaves out what says nothing (`additionalProperties: {}`, the bounds of a JavaScript integer). @param {unknown} node @returns {any} */
function tidy(node) {
  if (Array.isArray(node)) return node.map(tidy)
  if (typeof node !== 'object' || node === null) return node
  // Only "any JSON value" is recursive, and a pointer would not survive the move into another schema.
  if ('$ref' in node) return {}
  const entries = Object.entries(node)
    .filter(([key, value]) => !(key === 'additionalProperties' && JSON.stringify(value) === '{}'))
    .filter(
      ([key, value]) => !/^(minimum|maximum)$/.test(key) || Math.abs(Number(value)) < 2 ** 53 - 1,
    )
    .filter(
      ([key, value]) => !(key === 'propertyNames' && JSON.stringify(value) === '{"type":"string"}'),
    )
  return Object.fromEntries(entries.map(([key, value]) => [key, tidy(value)]))
}

/** @param {any} schema @returns {string} */
const methodOf = (schema) => schema.properties.method.const

/** What the file holds: params by method of requests and notifications, and results by the request's method. */
export function messageSchemas() {
  /** @type {Record<string, unknown>} */
  const requests = {}
  /** @type {Record<string, unknown>} */
  const notifications = {}
  /** @type {Record<string, unknown>} */
  const results = {}
  for (const name of REQUESTS) {
    const schema = schemaOf(`${name}RequestSchema`)
    requests[methodOf(schema)] = schema.properties.params ?? { type: 'object' }
    if (name in RESULTS) results[methodOf(schema)] = schemaOf(`${name}ResultSchema`)
  }
  for (const name of NOTIFICATIONS) {
    const schema = schemaOf(`${name}NotificationSchema`)
    notifications[methodOf(schema)] = schema.properties.params ?? { type: 'object' }
  }
  return { requests, notifications, results }
}

/** The committed file. */
export function committedSchemas() {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(FILE, `${JSON.stringify(messageSchemas())}\n`)
