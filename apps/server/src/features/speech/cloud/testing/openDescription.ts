import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as v from 'valibot'
import { parsedJson } from '../providerHttp.ts'

const Content = v.object({ 'application/json': v.optional(v.object({ schema: v.unknown() })) })
const Described = v.object({
  parameters: v.optional(
    v.array(v.object({ name: v.string(), in: v.string(), required: v.optional(v.boolean()), schema: v.unknown() })),
    [],
  ),
  requestBody: v.optional(v.object({ content: Content })),
  responses: v.record(v.string(), v.unknown()),
})
const Answer = v.object({ content: v.optional(Content) })
const Reference = v.object({ $ref: v.string() })
const WithProperties = v.object({ properties: v.record(v.string(), v.unknown()) })

/** An OpenAPI 3.1 description, whose operations are checked as they are used. */
export const OpenApi = v.looseObject({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) })
export type OpenApi = v.InferOutput<typeof OpenApi>

/** A request or an answer whose fields are checked. */
export interface Call {
  readonly method: string
  readonly path: string
}

/** A provider's own description of its service. */
export interface ProviderDescription {
  /** What a request has that the description does not allow; empty for a correct one. */
  faultsOfRequest(request: Call & { readonly query: URLSearchParams; readonly text: string }): string[]
  /** The same for a JSON answer. */
  faultsOfAnswer(call: Call, status: number, body: unknown): string[]
}

/**
 * Opens a description. Alternatives that exclude each other there overlap in practice, so that one that fits is enough.
 */
export function openDescription(description: OpenApi): ProviderDescription {
  const document = JSON.parse(JSON.stringify(description).replaceAll('"oneOf"', '"anyOf"')) as OpenApi
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'description' })

  function resolved(value: unknown): unknown {
    if (!v.is(Reference, value)) return value
    const path = value.$ref.split('/').slice(1)
    return resolved(path.reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], document))
  }

  function faults(what: string, schema: unknown, value: unknown): string[] {
    const own = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"description#/')) as object
    if (ajv.validate(own, value)) return []
    return (ajv.errors ?? []).map(({ instancePath, message = '' }) => `${what}${instancePath} ${message}`)
  }

  /** Faults of a value in an address, which is text in any case. */
  function faultsOfText(what: string, schema: unknown, text: string): string[] {
    const found = faults(what, schema, text)
    const value = parsedJson(text)
    return found.length === 0 || value === undefined ? found : faults(what, schema, value)
  }

  function faultsOfBody(schema: unknown, body: unknown): string[] {
    const known = v.safeParse(WithProperties, resolved(schema))
    const unknown = known.success ? Object.keys(body ?? {}).filter((key) => !(key in known.output.properties)) : []
    return [...unknown.map((key) => `body/${key} is not described`), ...faults('body', schema, body)]
  }

  function described({ method, path }: Call) {
    const found = Object.entries(document.paths).find(([template]) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    return v.safeParse(Described, found?.[1][method.toLowerCase()])
  }

  return {
    faultsOfRequest(request) {
      const found = described(request)
      if (!found.success) return [`${request.method} ${request.path} is not described`]
      const { parameters, requestBody } = found.output
      const known = parameters.filter((parameter) => parameter.in === 'query')
      const schema = requestBody?.content['application/json']?.schema
      return [
        ...[...request.query.keys()]
          .filter((name) => known.every((each) => each.name !== name))
          .map((name) => `?${name}`),
        ...known.flatMap((each) => {
          const value = request.query.get(each.name)
          if (value === null) return each.required ? [`?${each.name} is missing`] : []
          return faultsOfText(`?${each.name}`, each.schema, value)
        }),
        ...(schema === undefined ? [] : faultsOfBody(schema, JSON.parse(request.text))),
      ]
    },
    faultsOfAnswer(call, status, body) {
      const found = described(call)
      const answer = v.safeParse(Answer, found.success ? resolved(found.output.responses[status]) : undefined)
      const schema = answer.success && answer.output.content?.['application/json']?.schema
      return schema ? faults('body', schema, body) : [`${status} of ${call.method} ${call.path} is not described`]
    },
  }
}
