import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { api, type CallName } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { COMMON_ERRORS, ERROR_STATUS, ErrorBody, type ErrorCode } from './errors.ts'
import { callSummaries } from './openapiTexts.ts'

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: { Error: JsonSchema } }
}

export interface OpenApiOperation {
  operationId: CallName
  summary: string
  tags: string[]
  description?: string
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, { description: string; content: { 'application/json': { schema: unknown } } }>
}

/** The whole API as an OpenAPI 3.1 document, made from the same definitions that the client and the server use. */
export function openapiDocument(version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const name of Object.keys(api) as CallName[]) {
    const call: Endpoint = api[name]
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operation(name, call)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Voice Rankings',
      version,
      description: 'Find, hear, measure and compare text-to-speech voices, and speak with them.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: { schemas: { Error: schemaOf(ErrorBody, 'output') } },
  }
}

function operation(name: CallName, call: Endpoint): OpenApiOperation {
  return {
    operationId: name,
    summary: callSummaries[name],
    tags: [call.path.split('/')[3] ?? 'server'],
    ...(call.access === 'user' && { description: 'Only for signed-in users.' }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } },
    }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: schemaOf(call.response, 'output') } } },
      ...errorResponses([...COMMON_ERRORS, ...call.errors]),
    },
  }
}

function parameters(schema: GenericSchema | undefined, where: 'path' | 'query'): OpenApiOperation['parameters'] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property as JsonSchema,
  }))
}

/** Codes that share a status share a response, which names them all. */
function errorResponses(codes: readonly ErrorCode[]): OpenApiOperation['responses'] {
  const responses: OpenApiOperation['responses'] = {}
  for (const code of codes) {
    const status = ERROR_STATUS[code]
    const known = responses[status]?.description
    responses[status] = {
      description: known ? `${known}, ${code}` : code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    }
  }
  return responses
}

/** JSON Schema has no word for some of our checks (blank text, range order); those stay in the prose of the docs. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...jsonSchema } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' })
  return jsonSchema
}
