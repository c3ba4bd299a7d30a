import type { ErrorBody } from '@voice-rankings/contract'
import { createServer, type RunningServer, type ServerOptions } from '../app/createServer.ts'
import { type Config, readConfig } from '../kernel/config/config.ts'
import { createLog } from '../kernel/log/createLog.ts'
import type { DatabasePlace } from './onEachDatabase.ts'
import { createToneEngine } from './toneEngine.ts'

/**
 * Settings of a test server, with environment variables for the test: a free port, one mastering thread, and a cheap
 * password hash, since a default one takes a quarter of a second of CPU time.
 */
export function testConfig(place: DatabasePlace, env: Readonly<Record<string, string>> = {}): Config {
  return { ...readConfig({ PORT: '0', MASTERING_WORKERS: '1', ...env }), passwordLog2n: 4, ...place }
}

/** Starts the real server on a free port, by default with the tone engine and three voices. */
export function startTestServer(place: DatabasePlace, options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return createServer({
    config: testConfig(place),
    log: createLog('silent'),
    version: '0.0.0',
    engines: [createToneEngine()],
    site: null,
    ...options,
  })
}

/** Sends JSON and reads status, headers and body; the caller declares the body's type. */
export async function call<Body = ErrorBody>(
  url: string,
  init: { method?: string; json?: unknown; headers?: Record<string, string> } = {},
) {
  const { json, method = json === undefined ? 'GET' : 'POST', headers } = init
  const response = await fetch(url, {
    method,
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: json === undefined ? undefined : JSON.stringify(json),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
}
