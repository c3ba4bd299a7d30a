import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { fieldTexts } from './fieldTexts.ts'

/** A file in a form (OpenAPI 3.1, 4.8.14.3). */
const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }

/**
 * Converts a schema to JSON Schema 2020-12 with field descriptions. Checks that JSON Schema cannot express (blank text,
 * order of ranges) are described in the texts.
 */
export function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const options: ConversionConfig = {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'blob' ? FILE : undefined),
  }
  const { $schema: _, ...jsonSchema } = toJsonSchema(schema, options)
  return describe(jsonSchema)
}

/** Adds descriptions to all fields recursively. */
function describe<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map((item: unknown) => describe(item)) as Node
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => [
      key,
      key === 'properties' ? describeFields(value as Record<string, object>) : describe(value),
    ]),
  ) as Node
}

function describeFields(properties: Record<string, object>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, { description: fieldTexts[name], ...describe(schema) }]),
  )
}
