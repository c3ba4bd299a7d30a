import { ERROR_STATUS } from '@voice-rankings/contract'
import { type OpenApiOperation, openapiDocument } from '@voice-rankings/contract/openapi'
import { EXAMPLE_SERVER } from '../finish/exampleServer.ts'
import { type Field, fieldText, fieldsOf, typeText } from './schemaText.ts'

const { paths, tags } = openapiDocument(EXAMPLE_SERVER)

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

/** API call. */
export interface Call {
  method: string
  path: string
  name: string
  summary: string
  forMembers: boolean
  description: string
  /** Request fields in the path, query and body. */
  fields: Field[]
  /** Response fields. */
  answer: Field[]
  /** Possible error codes. */
  errors: string[]
  /** Example as a shell command. */
  command: string
}

/** Calls grouped by feature, in the order of the API reference. */
export function readCalls(): { name: string; text: string; calls: Call[] }[] {
  return tags.map(({ name, description }) => ({
    name,
    text: description,
    calls: operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ method, path, operation }) => ({
        method,
        path,
        name: operation.operationId,
        summary: operation.summary,
        forMembers: !operation.security.some((way) => Object.keys(way).length === 0),
        description: operation.description ?? '',
        fields: sentWith(operation),
        answer: fieldsOf(operation.responses['200']?.content['application/json'].schema ?? {}),
        errors: examplesOf(operation).map(([code]) => code),
        command: operation['x-codeSamples'][0]?.source ?? '',
      })),
  }))
}

function sentWith({ parameters, requestBody }: OpenApiOperation): Field[] {
  const named = parameters.map(({ name, required, description, schema }) => ({
    name,
    type: typeText(schema),
    doc: fieldText(description, schema),
    required,
  }))
  return [...named, ...fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema ?? {})]
}

/** API error. */
export interface ApiErrorRow {
  code: string
  status: number
  when: string
  remedy: string
}

/** Every API error with its remedy. */
export function readErrors(): ApiErrorRow[] {
  const texts = new Map(operations.flatMap(({ operation }) => examplesOf(operation)))
  return Object.entries(ERROR_STATUS).flatMap(([code, status]) => {
    const text = texts.get(code)
    return text ? { code, status, ...text } : []
  })
}

function examplesOf({ responses }: OpenApiOperation): [string, { when: string; remedy: string }][] {
  return Object.values(responses).flatMap(({ content }) =>
    Object.entries(content['application/json'].examples ?? {}).map(
      ([code, { summary, description }]): [string, { when: string; remedy: string }] => [
        code,
        { when: summary, remedy: description },
      ],
    ),
  )
}
