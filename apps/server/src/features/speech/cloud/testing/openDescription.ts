import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as v from 'valibot'

const Content = v.object({ 'application/json': v.optional(v.object({ schema: v.unknown() })) })
const Described = v.object({
  parameters: v.optional(
    v.array(v.object({ name: v.string(), in: v.string(), required: v.optional(v.boolean()), schema: v.unknown() })),
    [],
  ),
  requestBody: v.optional(v.object({ content: Content })),
  responses: v.record(v.string(), v.object({ content: v.optional(Content) })),
})
const Description = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) })

/** A request or an answer whose fields are checked. */
interface Call {
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
 * Opens an OpenAPI 3.1 description. Alternatives that exclude each other there overlap in practice, so that one that
 * fits is enough.
 */
export function openDescription(folder: string, file: string): ProviderDescription {
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('"oneOf"', '"anyOf"')
  const { paths } = v.parse(Description, JSON.parse(text))
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...(JSON.parse(text) as object), $id: 'description' })

  function faults(what: string, schema: unknown, value: unknown): string[] {
    const own = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"description#/')) as object
    if (ajv.validate(own, value)) return []
    return (ajv.errors ?? []).map(({ instancePath, message = '' }) => `${what}${instancePath} ${message}`)
  }
  const described = ({ method, path }: Call) => v.safeParse(Described, paths[path]?.[method.toLowerCase()])

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
          return faults(`?${each.name}`, each.schema, value)
        }),
        ...(schema === undefined ? [] : faults('body', schema, JSON.parse(request.text))),
      ]
    },
    faultsOfAnswer(call, status, body) {
      const found = described(call)
      const schema = found.success && found.output.responses[status]?.content?.['application/json']?.schema
      return schema ? faults('body', schema, body) : [`${status} of ${call.method} ${call.path} is not described`]
    },
  }
}
