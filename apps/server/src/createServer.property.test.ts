import { api, type CallName, type Endpoint, ErrorBody } from '@voice-rankings/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from './createServer.ts'
import { signIn } from './testing/signIn.ts'
import { startTestServer } from './testing/startTestServer.ts'
import { temporaryDirectory } from './testing/temporaryDirectory.ts'

const RUNS = 150

/** Things people, programs and attackers put into a field. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    'flite',
    'female',
    'slt--anna',
    'flite-slt--anna',
    'all',
    'en',
    'true',
    '1',
    '-1',
    '1e9',
    'NaN',
    '100-200',
  ),
  fc.constantFrom(
    "' OR 1=1 --",
    '%',
    '_',
    '\\',
    '../..',
    '\u0000',
    '\uD800',
    '<script>',
    '{{7*7}}',
    '__proto__',
    'a'.repeat(600),
  ),
)
const anything = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
)

/** An object with some of the fields a schema has, and now and then one it has not. */
function fields(
  schema: v.GenericSchema | undefined,
  value: fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const entries = schema && 'entries' in schema ? Object.keys(schema.entries as object) : []
  return fc.record(Object.fromEntries([...entries, 'surprise'].map((name) => [name, value])), { requiredKeys: [] })
}

interface Generated {
  url: string
  init: RequestInit
}

function requests(endpoint: Endpoint): fc.Arbitrary<Generated> {
  const body = endpoint.body ? fc.oneof(fields(endpoint.body, anything), anything) : fc.constant(undefined)
  return fc
    .record({ params: fc.array(text, { minLength: 3, maxLength: 3 }), query: fields(endpoint.query, text), body })
    .map(({ params, query, body }) => {
      let next = 0
      const path = endpoint.path.replaceAll(/\{\w+\}/g, () =>
        encodeURIComponent((params[next++] ?? '').toWellFormed() || 'x'),
      )
      const search = new URLSearchParams(query as Record<string, string>).toString()
      const init: RequestInit = { method: endpoint.method }
      if (endpoint.body)
        Object.assign(init, { body: JSON.stringify(body) ?? '', headers: { 'content-type': 'application/json' } })
      return { url: `${path}?${search}`, init }
    })
}

describe('whatever is sent', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    await server.catalogueDone
  })
  afterAll(() => server.close())

  const names = Object.keys(api) as CallName[]
  const ofUsers = names.filter((name) => api[name].access === 'user')
  it.each([...names.map((name) => ['a visitor', name] as const), ...ofUsers.map((name) => ['a user', name] as const)])(
    'by %s, %s answers as promised, and never with a fault of the server',
    async (who, name) => {
      const endpoint: Endpoint = api[name]
      const own = who === 'a user' ? (await signIn(server)).headers : {}
      await fc.assert(
        fc.asyncProperty(requests(endpoint), async ({ url, init }) => {
          const headers = { ...(init.headers as Record<string, string>), ...own }
          const response = await fetch(server.url + url, { ...init, headers })
          const body: unknown = await response.json()
          expect(response.status).toBeLessThan(500)
          // A path that became another one is answered by another call, or none.
          if (response.ok && !endpoint.params) v.parse(endpoint.response, body)
          else if (!response.ok) v.parse(ErrorBody, body)
        }),
        { numRuns: RUNS },
      )
    },
  )
})
