import { expect, it } from 'vitest'
import type { Call } from '../kernel/api/handlers.ts'
import { readConfig } from '../kernel/config/config.ts'
import { createLog } from '../kernel/log/createLog.ts'
import { createHandlers, SEARCHES } from './createHandlers.ts'
import type { Services } from './services.ts'

/** A database that fails, to stop the handlers after the rate limit. */
const away = () => Promise.reject(new Error('away'))
const services = {
  config: readConfig({}),
  database: { rows: away, queries: {} },
  speech: { engines: [] },
  works: {},
} as unknown as Services
const callFrom = (client: string) =>
  ({ client, identity: () => Promise.resolve({ kind: 'anonymous', key: null }) }) as unknown as Call

it.each([
  ['voices', { 'voices.search': { query: { search: 'a', page: 1, limit: 1 } } }],
  ['the map', { 'voices.map': { query: {} } }],
  ['samples', { 'voices.samples': { query: { paths: ['flite/female/a'] } } }],
  ['similar voices', { 'voices.similar': { body: { voice_id: 'a' } } }],
])('a network that requests %s without end has to wait, without affecting others', async (_what, asked) => {
  const handlers = createHandlers(services, createLog('silent'))
  const [[name, parts] = []] = Object.entries(asked)
  const ask = (client: string) =>
    (handlers[name as 'voices.search'] as (input: unknown, call: Call) => Promise<unknown>)(
      { params: undefined, query: undefined, body: undefined, ...parts },
      callFrom(client),
    ).catch((error: { code?: string }) => error.code)
  for (let count = 0; count < SEARCHES.points; count += 1) expect(await ask('192.0.2.1')).toBeUndefined()
  expect(await ask('192.0.2.1')).toBe('too_many_requests')
  expect(await ask('192.0.2.2')).toBeUndefined()
  expect(await ask('site')).toBeUndefined()
})
