import * as v from 'valibot'
import type { OpenApi } from './openDescription.ts'

const Traits = v.object({
  'smithy.api#enumValue': v.optional(v.string()),
  'smithy.api#http': v.optional(v.object({ method: v.string(), uri: v.string(), code: v.number() })),
  'smithy.api#httpError': v.optional(v.number()),
  'smithy.api#httpHeader': v.optional(v.string()),
  'smithy.api#httpLabel': v.optional(v.unknown()),
  'smithy.api#httpPayload': v.optional(v.unknown()),
  'smithy.api#httpQuery': v.optional(v.string()),
  'smithy.api#length': v.optional(v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })),
  'smithy.api#pattern': v.optional(v.string()),
  'smithy.api#range': v.optional(v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })),
  'smithy.api#required': v.optional(v.unknown()),
})
const Member = v.object({ target: v.string(), traits: v.optional(Traits, {}) })
const Shape = v.object({
  type: v.string(),
  traits: v.optional(Traits, {}),
  members: v.optional(v.record(v.string(), Member), {}),
  member: v.optional(Member),
  input: v.optional(Member),
  output: v.optional(Member),
  errors: v.optional(v.array(Member), []),
})
type Shape = v.InferOutput<typeof Shape>
type Members = Shape['members']

/** A model in the language Smithy 2.0, as AWS publishes them. */
export const SmithyModel = v.object({ shapes: v.record(v.string(), Shape) })

const nameOf = (id: string) => id.replace(/^.*#/, '')
const reference = ({ target }: { target: string }) => ({ $ref: `#/components/schemas/${nameOf(target)}` })

/** Translates the operations of a model and what they send and receive, for services that speak JSON over HTTP. */
export function openApiOfSmithy({ shapes }: v.InferOutput<typeof SmithyModel>): OpenApi {
  const shapeOf = (member: { target: string } | undefined) => (member && shapes[member.target]) ?? EMPTY
  const paths: OpenApi['paths'] = {}
  for (const { type, traits, input, output, errors } of Object.values(shapes)) {
    const http = traits['smithy.api#http']
    if (type !== 'operation' || !http) continue
    const statuses = new Set(errors.map((error) => shapeOf(error).traits['smithy.api#httpError']))
    const refusals = [...statuses].map((status) => {
      const same = errors.filter((error) => shapeOf(error).traits['smithy.api#httpError'] === status)
      return [String(status), json({ anyOf: same.map(reference) })] as const
    })
    const { members } = shapeOf(input)
    const body = objectOf(membersOf(members, 'body'))
    paths[http.uri] = {
      ...paths[http.uri],
      [http.method.toLowerCase()]: {
        parameters: Object.values(membersOf(members, 'query')).map((member) => ({
          name: member.traits['smithy.api#httpQuery'],
          in: 'query',
          required: 'smithy.api#required' in member.traits,
          schema: reference(member),
        })),
        ...(http.method === 'POST' && { requestBody: json(body) }),
        responses: {
          [http.code]: json(objectOf(membersOf(shapeOf(output).members, 'body'))),
          ...Object.fromEntries(refusals),
        },
      },
    }
  }
  const schemas = Object.entries(shapes).map(([id, shape]) => [nameOf(id), schemaOf(shape)] as const)
  return { paths, components: { schemas: Object.fromEntries(schemas) } }
}

const EMPTY: Shape = { type: 'structure', traits: {}, members: {}, errors: [] }

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

/** Members of an input or output by where they are sent. */
function membersOf(members: Members, place: 'query' | 'body'): Members {
  const isIn = ({ traits }: Members[string]) =>
    place === 'query'
      ? 'smithy.api#httpQuery' in traits
      : !Object.keys(traits).some((trait) => /#http(Query|Label|Header|Payload)$/.test(trait))
  return Object.fromEntries(Object.entries(members).filter(([, member]) => isIn(member)))
}

const objectOf = (members: Members) => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(members).map(([name, member]) => [name, reference(member)])),
  required: Object.keys(members).filter((name) => 'smithy.api#required' in (members[name]?.traits ?? {})),
  additionalProperties: false,
})

function schemaOf({ type, traits, members, member }: Shape): object {
  const length = traits['smithy.api#length']
  const range = traits['smithy.api#range']
  switch (type) {
    case 'structure':
      return objectOf(members)
    case 'list':
      return { type: 'array', items: member && reference(member), minItems: length?.min, maxItems: length?.max }
    case 'enum':
      return { enum: Object.values(members).map(({ traits: own }) => own['smithy.api#enumValue']) }
    case 'string':
      return { type, minLength: length?.min, maxLength: length?.max, pattern: traits['smithy.api#pattern'] }
    case 'integer':
      return { type, minimum: range?.min, maximum: range?.max }
    case 'boolean':
      return { type }
    default:
      return {}
  }
}
