import type { JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { type CallName, callsByName } from './callsByName.ts'
import type { Endpoint } from './endpoint.ts'
import { ErrorBody } from './errors.ts'
import { exampleOf } from './openapi/callExamples.ts'
import { callTexts } from './openapi/callTexts.ts'
import { features } from './openapi/features.ts'
import { curlCommand } from './openapi/curlCommand.ts'
import { errorResponses } from './openapi/errorResponses.ts'
import { errorsOf } from './openapi/errorsOf.ts'
import { exportedAccount } from './openapi/exportedAccount.ts'
import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from './openapi/openApiDocument.ts'
import { schemaOf } from './openapi/schemaOf.ts'

export { signInCommand } from './openapi/curlCommand.ts'
export { isFile } from './isFile.ts'
export { errorsOf } from './openapi/errorsOf.ts'
export type {
  OpenApiDocument,
  OpenApiExample,
  OpenApiHeader,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './openapi/openApiDocument.ts'
export { EXAMPLE_VOICE } from './openapi/voiceExamples.ts'

/** Calls whose answers report a visitor's remaining allowance. */
const TELLS_ALLOWANCE: readonly CallName[] = ['speech.generate', 'account.status']

const DESCRIPTION = `Search, play, measure and compare text-to-speech voices, and generate speech.

Requests and responses are JSON. Every error has a \`message\` for people and a \`code\` for programs. A field name has the
same meaning everywhere: \`voice_pitch_hz\` is always a median pitch in Hz. Durations are in milliseconds.`

/**
 * Builds the OpenAPI 3.1 document of the API from the contract. `serverUrl` is its base URL, without a trailing slash.
 *
 * @example
 * const document = openapiDocument('1.0.0', 'https://voices.example')
 * console.log(Object.keys(document.paths))
 */
export function openapiDocument(version: string, serverUrl = 'http://127.0.0.1:3000'): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const calls = Object.entries(callsByName) as [CallName, Endpoint][]
  for (const { name: tag, groups } of features) {
    for (const [name, call] of calls.filter(([name]) => groups.some((group) => name.startsWith(`${group}.`)))) {
      const path = (paths[call.path] ??= {})
      path[call.method.toLowerCase()] = operation(name, { tag, serverUrl })
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Voice Rankings', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: serverUrl }],
    tags: features.map(({ name, text }) => ({ name, description: text })),
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      headers: {
        RetryAfter: {
          description: 'Seconds to wait before the next attempt.',
          schema: { type: 'string' },
        },
        RateLimit: {
          description: 'Remaining allowance of a visitor, per limit: `r` texts for the next `t` seconds.',
          schema: { type: 'string' },
        },
        RateLimitPolicy: {
          description: 'Limits of a visitor: `q` texts in `w` seconds.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: serverUrl.startsWith('https:') ? '__Host-session' : 'session',
          description:
            'Set by the login at `/api/v1/login`. Calls that change data also need the header `Origin` of this server, as browsers send it.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'For pages of other sites in `EMBED_ORIGINS`. Valid for 15 minutes, on that site only.',
        },
      },
    },
  }
}

function operation(name: CallName, { tag, serverUrl }: { tag: string; serverUrl: string }): OpenApiOperation {
  const call: Endpoint = callsByName[name]
  const { request, errors } = exampleOf(name)
  return {
    operationId: name,
    ...callTexts[name],
    tags: [tag],
    security: [...(call.access !== 'anyone' ? [] : [{}]), { session: [] }, ...(call.embed ? [{ bearer: [] }] : [])],
    parameters: [...parameters(call.params, 'path', request.params), ...parameters(call.query, 'query', request.query)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          [call.form ? 'multipart/form-data' : 'application/json']: {
            schema: schemaOf(call.body, 'input'),
            example: request.body,
          },
        },
      },
    }),
    responses: { ...successes(name), ...errorResponses(errorsOf(call), errors) },
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlCommand(name, serverUrl) }],
  }
}

function successes(name: CallName): OpenApiOperation['responses'] {
  const schema = schemaOf(name === 'account.export' ? exportedAccount : callsByName[name].response, 'output')
  const example = exampleOf(name).response
  const headers = {
    'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
    RateLimit: { $ref: '#/components/headers/RateLimit' },
  }
  const success: OpenApiResponse = {
    description: 'Success',
    ...(TELLS_ALLOWANCE.includes(name) && { headers }),
    content: { 'application/json': { schema, example } },
  }
  if (name !== 'server.readiness') return { 200: success }
  const early = { ready: false, message: 'The first voices are being measured.', voices_done: 0 }
  const content = { 'application/json': { schema, example: { ...(example as object), ...early } } }
  return { 200: success, 503: { description: 'Not ready yet', content } }
}

function parameters(
  schema: GenericSchema | undefined,
  where: 'path' | 'query',
  examples: Record<string, unknown> = {},
): OpenApiOperation['parameters'] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => {
    const { description, ...rest } = property
    return {
      name,
      in: where,
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(examples[name] !== undefined && { example: examples[name] }),
    }
  })
}
