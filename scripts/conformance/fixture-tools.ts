/** The tools that the conformance suite asks a server for (its scenarios' own descriptions), as data for our server. */
import type { JsonObject } from '../../src/protocol/json.ts'
import type { Field, ToolDefinition } from '../../src/server/definition.ts'
import type { ToolHandler, ToolOutcome } from '../../src/server/port.ts'

export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='

const text = (value: string): JsonObject => ({ type: 'text', text: value })
const image: JsonObject = { type: 'image', data: PNG, mimeType: 'image/png' }
const embedded = (uri: string, mimeType: string, content: string): JsonObject => ({
  type: 'resource',
  resource: { uri, mimeType, text: content },
})
const content = (...blocks: readonly JsonObject[]): ToolOutcome => ({
  kind: 'result',
  result: { content: blocks },
})

function answers(outcome: ToolOutcome): ToolHandler {
  // biome-ignore lint/correctness/useYield: a tool that answers at once
  return function* () {
    return outcome
  }
}

interface Extras {
  readonly fields?: readonly Field[]
  readonly needs?: JsonObject
}

function tool(
  name: string,
  handler: ToolHandler,
  { fields = [], needs }: Extras = {},
): ToolDefinition {
  return {
    name,
    description: `Conformance fixture ${name}.`,
    input: { fields },
    handler,
    ...(needs && { needs }),
  }
}

const progress: ToolHandler = function* () {
  for (const done of [0, 50, 100]) {
    yield { effect: 'progress', progress: done, total: 100 }
    if (done < 100) yield { effect: 'sleep', ms: 50 }
  }
  return content(text('Progress was reported.'))
}

const logging: ToolHandler = function* () {
  for (const data of [
    'Tool execution started',
    'Tool processing data',
    'Tool execution completed',
  ]) {
    yield { effect: 'notify', method: 'notifications/message', params: { level: 'info', data } }
    yield { effect: 'sleep', ms: 50 }
  }
  return content(text('Logged three times.'))
}

/** The schema of the suite's scenario `json-schema-2020-12`: everything in it must come out of tools/list. */
const SCHEMA_2020_12: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
}

export const FIXTURE_TOOLS: readonly ToolDefinition[] = [
  tool('test_simple_text', answers(content(text('This is a simple text response for testing.')))),
  tool('test_image_content', answers(content(image))),
  tool('test_audio_content', answers(content({ type: 'audio', data: WAV, mimeType: 'audio/wav' }))),
  tool(
    'test_embedded_resource',
    answers(
      content(
        embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
      ),
    ),
  ),
  tool(
    'test_multiple_content_types',
    answers(
      content(
        text('Multiple content types test:'),
        image,
        embedded(
          'test://mixed-content-resource',
          'application/json',
          '{"test":"data","value":123}',
        ),
      ),
    ),
  ),
  tool(
    'test_error_handling',
    answers({ kind: 'tool-error', text: 'This tool intentionally returns an error for testing' }),
  ),
  tool('test_tool_with_progress', progress),
  tool('test_tool_with_logging', logging),
  tool('test_logging_tool', logging),
  tool('test_missing_capability', answers(content(text('sampling was declared'))), {
    needs: { sampling: {} },
  }),
  {
    name: 'json_schema_2020_12_tool',
    description: 'Tool with JSON Schema 2020-12 features',
    input: { schema: SCHEMA_2020_12 },
    handler: answers(content(text('ok'))),
  },
]
