import type { JsonSchema } from '@valibot/to-json-schema'

/** The subset of OpenAPI 3.1 in use. */
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

/** Media type of a request body: a form for calls with a file. */
type BodyType = 'application/json' | 'multipart/form-data'

/** A call in the document. */
export interface OpenApiOperation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  /** Alternative security requirements; an empty object means anonymous access. */
  security: Record<string, never[]>[]
  parameters: OpenApiParameter[]
  requestBody?: { required: true; content: Partial<Record<BodyType, { schema: JsonSchema; example: unknown }>> }
  responses: Record<string, OpenApiResponse>
  /** The example as shell commands. */
  'x-codeSamples': { lang: 'Shell'; label: 'curl'; source: string }[]
}

/** A path or query parameter. */
export interface OpenApiParameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

/** A response header. */
export interface OpenApiHeader {
  description: string
  schema: { type: 'string' }
}

/** Response for one status. */
export interface OpenApiResponse {
  description: string
  headers?: Record<string, { $ref: string }>
  content: {
    'application/json': { schema: unknown; example?: unknown; examples?: Record<string, OpenApiExample> }
  }
}

/** An example response. */
export interface OpenApiExample {
  summary: string
  /** Advice for the caller. */
  description: string
  value: unknown
}
