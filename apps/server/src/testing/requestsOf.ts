import type { Endpoint } from '@voice-rankings/contract'
import fc from 'fast-check'
import type * as v from 'valibot'
import { validValue } from './validValue.ts'

/** A generated request. */
export interface GeneratedRequest {
  /** Path and query. */
  readonly path: string
  readonly init: RequestInit
  /** True when the path matches the call, with no part parsed as another path. */
  readonly isAtCall: boolean
}

/** Field values as sent by people, programs and attackers. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800',
    '\uFEFF',
    '\u202Etxet',
    'Z͑͆a̴l̷g̴o̸',
    '👩‍👩‍👧‍👦',
    'ﷺ',
    'İ',
    '\u2028',
    "' OR 1=1 --",
    '%',
    '_',
    '\\',
    '../..',
    '..%2f',
    '<script>',
    '{{7*7}}',
    '${7*7}',
    '__proto__',
    'constructor',
    '-1',
    '1e9',
    'NaN',
    'Infinity',
    '0x10',
    'true',
    'null',
    '100-200',
    '200-100',
    '9'.repeat(400),
    'a'.repeat(600),
    '字'.repeat(1200),
    'x '.repeat(30_000),
  ),
)

const anything = fc.oneof(
  hostileText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Bodies that are no object, no JSON or too large, and wrong content types. */
const hostileBody = fc.oneof(
  fc.record({
    body: fc.constantFrom(
      '',
      '{',
      '{"a":',
      '[]',
      'null',
      '"text"',
      '0',
      '\uFEFF{}',
      'a=b',
      '<a/>',
      `"${'x'.repeat(70_000)}"`,
      '['.repeat(5000),
    ),
    type: fc.constantFrom('application/json', 'application/json; charset=utf-16'),
  }),
  fc.record({
    body: fc.constant('{}'),
    type: fc.constantFrom('', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'),
  }),
)

/** Requests of one call: valid, almost valid, with arbitrary fields, and malformed. */
export function requestsOf(
  endpoint: Endpoint,
  facts: Readonly<Record<string, readonly unknown[]>>,
): fc.Arbitrary<GeneratedRequest> {
  const valid = (schema: v.GenericSchema | undefined) =>
    schema ? (validValue(schema, facts) as fc.Arbitrary<Fields>) : fc.constant<Fields>({})
  const part = (schema: v.GenericSchema | undefined, value: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { weight: 5, arbitrary: valid(schema) },
      { weight: 4, arbitrary: almost(valid(schema), value) },
      { weight: 1, arbitrary: fields(schema, value) },
    )
  const body = fc.oneof<fc.MaybeWeightedArbitrary<SentBody>[]>(
    { weight: 12, arbitrary: part(endpoint.body, anything).map(endpoint.form ? asForm : asJson) },
    { weight: 1, arbitrary: anything.map(asJson) },
    { weight: 2, arbitrary: hostileBody },
  )
  return fc
    .record({ params: part(endpoint.params, hostileText), query: part(endpoint.query, hostileText), body })
    .map(({ params, query, body: sent }) => {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(written(params[name]) || 'x'),
      )
      const search = queryOf(query)
      const init: RequestInit = { method: endpoint.method }
      if (endpoint.body)
        Object.assign(init, { body: sent.body, headers: sent.type ? { 'content-type': sent.type } : {} })
      return { path: `${path}?${search}`, init, isAtCall: new URL(path, 'http://x').pathname === path }
    })
}

type Fields = Record<string, unknown>

/** A body and its content type; empty for a form, whose type has a boundary. */
interface SentBody {
  readonly body: string | FormData
  readonly type: string
}

const asJson = (value: unknown): SentBody => ({ body: JSON.stringify(value) ?? '', type: 'application/json' })

/** A form: files as they are, other fields as text. */
function asForm(fields: Fields): SentBody {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value instanceof Blob ? value : written(value))
  return { body, type: '' }
}

const written = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

function queryOf(fields: Fields): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) query.set(name, written(value))
  return query.toString()
}

/** A valid object with one field missing, changed or added. */
function almost(valid: fc.Arbitrary<Fields>, value: fc.Arbitrary<unknown>): fc.Arbitrary<Fields> {
  return fc
    .tuple(valid, fc.nat(), value, fc.constantFrom('drop', 'change', 'add'))
    .map(([right, place, other, how]) => {
      const names = Object.keys(right)
      const name = names[place % Math.max(1, names.length)] ?? 'surprise'
      if (how === 'add') return { ...right, surprise: other, __proto__: undefined }
      const { [name]: _, ...rest } = right
      return how === 'drop' ? rest : { ...rest, [name]: other }
    })
}

/** An object with some fields of a schema, and occasionally an unknown one. */
function fields(schema: v.GenericSchema | undefined, value: fc.Arbitrary<unknown>): fc.Arbitrary<Fields> {
  const entries = schema && 'entries' in schema ? Object.keys(schema.entries as object) : []
  return fc.record(Object.fromEntries([...entries, 'surprise'].map((name) => [name, value])), { requiredKeys: [] })
}
