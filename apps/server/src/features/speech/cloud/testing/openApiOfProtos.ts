import * as v from 'valibot'
import type { OpenApi } from './openDescription.ts'

const Http = v.object({ get: v.optional(v.string()), post: v.optional(v.string()) })
const Service = v.object({
  methods: v.record(
    v.string(),
    v.object({
      requestType: v.string(),
      responseType: v.string(),
      parsedOptions: v.optional(v.array(v.object({ '(google.api.http)': v.optional(Http) })), []),
    }),
  ),
})
const Message = v.object({
  fields: v.record(
    v.string(),
    v.object({
      type: v.string(),
      rule: v.optional(v.string()),
      options: v.optional(v.object({ '(google.api.field_behavior)': v.optional(v.string()) })),
    }),
  ),
  oneofs: v.optional(v.record(v.string(), v.object({ oneof: v.array(v.string()) })), {}),
  nested: v.optional(v.record(v.string(), v.unknown()), {}),
})
type Message = v.InferOutput<typeof Message>
const Enum = v.object({ values: v.record(v.string(), v.number()) })

/** The services, messages and enums of a package of protocol buffers, as JSON. */
export const ProtoPackage = v.object({ nested: v.record(v.string(), v.unknown()) })

/** Types of single values in the JSON form of protocol buffers; large numbers, which are texts there, are not used. */
const SCALARS: Readonly<Record<string, object>> = {
  string: { type: 'string' },
  bytes: { type: 'string', pattern: '^[A-Za-z0-9+/]*={0,2}$' },
  bool: { type: 'boolean' },
  int32: { type: 'integer' },
  float: { type: 'number' },
  double: { type: 'number' },
}

/** Translates the calls of a package that have an address, in the JSON form of their messages. */
export function openApiOfProtos({ nested }: v.InferOutput<typeof ProtoPackage>): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const type of Object.values(nested)) {
    const service = v.safeParse(Service, type)
    const methods = service.success ? Object.values(service.output.methods) : []
    for (const { requestType, responseType, parsedOptions } of methods) {
      const { get, post } = parsedOptions.find((each) => each['(google.api.http)'])?.['(google.api.http)'] ?? {}
      const responses = { 200: json({ $ref: `#/components/schemas/${responseType}` }) }
      if (get !== undefined) paths[get] = { ...paths[get], get: { responses } }
      if (post === undefined) continue
      paths[post] = {
        ...paths[post],
        post: { requestBody: json({ $ref: `#/components/schemas/${requestType}` }), responses },
      }
    }
  }
  return { paths, components: { schemas: schemasOf(nested) } }
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

/** Schemas of messages and enums by name, with those that belong to a message beside it. */
function schemasOf(nested: Readonly<Record<string, unknown>>): Record<string, object> {
  const entries = Object.entries(nested).flatMap(([name, type]): [string, object][] => {
    if (v.is(Enum, type)) return [[name, { enum: [...Object.keys(type.values), ...Object.values(type.values)] }]]
    const message = v.safeParse(Message, type)
    if (!message.success) return []
    return [[name, schemaOf(message.output)], ...Object.entries(schemasOf(message.output.nested))]
  })
  return Object.fromEntries(entries)
}

function schemaOf({ fields, oneofs }: Message): object {
  const properties = Object.entries(fields).map(([name, { type, rule }]) => {
    const schema = SCALARS[type] ?? { $ref: `#/components/schemas/${type}` }
    return [name, rule === 'repeated' ? { type: 'array', items: schema } : schema] as const
  })
  const exclusive = Object.values(oneofs).flatMap(({ oneof }) =>
    oneof.flatMap((one, index) => oneof.slice(index + 1).map((other) => ({ not: { required: [one, other] } }))),
  )
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(fields).filter(
      (name) => fields[name]?.options?.['(google.api.field_behavior)'] === 'REQUIRED',
    ),
    additionalProperties: false,
    allOf: exclusive,
  }
}
