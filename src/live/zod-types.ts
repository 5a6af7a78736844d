/** The types of a server definition as Zod schemas: what an author who works with the TypeScript SDK writes. */
import { z } from 'zod'
import type { Field, ToolDefinition, ValueType } from '../server/definition.ts'

/** The arguments as an object schema. Throws for a definition by JSON Schema: no live server has one. */
export function inputShape({ name, input }: ToolDefinition): z.ZodObject {
  if (!('fields' in input)) throw new Error(`${name} has no typed arguments`)
  return record(input.fields)
}

/** What the result's `structuredContent` looks like; anything but a record goes into `result`. Undefined without an output. */
export function outputShape({ name, output }: ToolDefinition): z.ZodObject | undefined {
  if (!output) return undefined
  if (!('type' in output)) throw new Error(`${name} has no typed output`)
  const { type } = output
  return type.kind === 'record' ? record(type.fields) : z.object({ result: schemaOf(type) })
}

function record(fields: readonly Field[]): z.ZodObject {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])))
}

function fieldSchema({ type, default: preset, description }: Field): z.ZodType {
  const required = schemaOf(type)
  const schema = preset === undefined ? required : required.default(preset)
  return description === undefined ? schema : schema.describe(description)
}

function schemaOf(type: ValueType): z.ZodType {
  switch (type.kind) {
    case 'string':
      return z.string()
    case 'integer':
      return z.int()
    case 'number':
      return z.number()
    case 'boolean':
      return z.boolean()
    case 'enum':
      return z.enum([...type.values])
    case 'list':
      return z.array(schemaOf(type.items))
    case 'nullable':
      return z.nullable(schemaOf(type.of))
    case 'record':
      return record(type.fields)
  }
}
