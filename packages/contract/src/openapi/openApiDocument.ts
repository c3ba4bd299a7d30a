import type { JsonSchema } from '@valibot/to-json-schema'

/** An OpenAPI 3.1 document, as far as ours goes. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: {
    schemas: { Error: JsonSchema }
    headers: Record<string, OpenApiHeader>
    securitySchemes: Record<string, object>
  }
}

/** One call in the document. */
export interface OpenApiOperation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  /** Who may call: one of these must be there; an empty one stands for nobody in particular. */
  security: Record<string, never[]>[]
  parameters: OpenApiParameter[]
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema; example: unknown } } }
  responses: Record<string, OpenApiResponse>
  /** The example as commands for a shell. */
  'x-codeSamples': { lang: 'Shell'; label: 'curl'; source: string }[]
}

/** What stands in the path or the query of a call. */
export interface OpenApiParameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

/** A header of answers. */
export interface OpenApiHeader {
  description: string
  schema: { type: 'string' }
}

/** What a call answers with one status. */
export interface OpenApiResponse {
  description: string
  headers?: Record<string, { $ref: string }>
  content: {
    'application/json': { schema: unknown; example?: unknown; examples?: Record<string, OpenApiExample> }
  }
}

/** An answer as it could be. */
export interface OpenApiExample {
  summary: string
  /** What whoever gets it should do. */
  description: string
  value: unknown
}
