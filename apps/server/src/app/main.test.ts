import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallOutput, getReadiness, SpeechResponse, VoiceSearchResult } from '@voice-rankings/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { packagePath } from '../kernel/config/packagePath.ts'
import { type BundledServer, bundleServer } from '../testing/bundleServer.ts'
import { killProcesses, startProcess } from '../testing/startProcess.ts'
import { call } from '../testing/startTestServer.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'

/** A directory that cannot be created; on Linux one for which `mkdir` returns a misleading error to Node. */
const NOWHERE = process.platform === 'linux' ? '/proc/nope' : `${import.meta.filename}/nope`

async function untilDone(url: string, atLeast: (total: number) => number) {
  for (;;) {
    const { body } = await call<CallOutput<typeof getReadiness>>(`${url}/readyz`)
    if (body.voices_total > 0 && body.voices_done >= atLeast(body.voices_total)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Settings of a process that notes what it connects to, and its notes so far. */
function noting() {
  const file = join(temporaryDirectory(), 'connections')
  const preload = `--import=${packagePath('src', 'testing', 'noteConnections.ts')}`
  return {
    env: { NODE_OPTIONS: preload, NOTED_CONNECTIONS: file },
    connections: () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
  }
}

afterEach(killProcesses)

describe('the server process', () => {
  let bundle: BundledServer
  beforeAll(async () => {
    bundle = await bundleServer()
  })
  afterAll(() => bundle.remove())

  it('prints its settings with --help and exits with 0, when run from source', async () => {
    const { exit, printed } = startProcess({}, '--help')
    expect(await exit).toBe(0)
    expect(printed()).toContain('DATABASE_URL')
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty": write a whole number'],
    [{ ENGINES: 'polly' }, 'ENGINES is "polly": none of these exists; choose from flite, espeak, gnuspeech'],
  ])('refuses to start with %j', async (env, message) => {
    const { exit, printed } = bundle.start({ DATA_DIR: temporaryDirectory(), ...env })
    expect(await exit).toBe(1)
    expect(printed()).toContain(message)
  })

  it.each([
    [{ HOST: 'nowhere.invalid' }, 'cannot listen on nowhere.invalid'],
    [{ DATA_DIR: import.meta.filename }, `data directory ${import.meta.filename} cannot be used`],
    [{ DATA_DIR: NOWHERE }, `data directory ${NOWHERE} cannot be used`],
    // The data directory is also needed for files when the database is remote.
    [
      { DATA_DIR: NOWHERE, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      'Set DATA_DIR to one that this user may write to.',
    ],
  ])('exits with a sentence that names the setting for %j', async (env, message) => {
    const { exit, printed } = bundle.start({ DATA_DIR: temporaryDirectory(), ...env })
    expect(await exit).toBe(1)
    expect(printed()).toContain(message)
  })

  it('exits with a sentence when the database is unreachable', async () => {
    const noted = noting()
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', DATA_DIR: temporaryDirectory(), ...noted.env }
    const { exit, printed } = bundle.start(env)
    expect(await exit).toBe(1)
    expect(printed()).toMatch(/PostgreSQL at 127.0.0.1:9\/none cannot be used: .*ECONNREFUSED.* Check DATABASE_URL/)
    expect(noted.connections()).toContain('TCPCONNECTWRAP')
  })

  it('connects to nobody while it has no settings of providers, mail and others', async () => {
    const noted = noting()
    const server = bundle.start({ DATA_DIR: temporaryDirectory(), ...noted.env })
    const url = await server.url
    await untilDone(url, () => 1)
    const { body } = await call<VoiceSearchResult>(`${url}/api/v1/voice/search?limit=1`)
    const json = { voice_id: body.voices[0]?.voice_id, text: 'Nobody else is asked for this.' }
    const headers = { origin: url }
    expect((await call<SpeechResponse>(`${url}/api/v1/voice/speech`, { json, headers })).status).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(noted.connections()).toBe('')
  })

  it.runIf(process.platform === 'linux')('limits its memory when started without settings', async () => {
    const server = bundle.start({ DATA_DIR: temporaryDirectory() })
    await server.url
    const of = (file: string) => readFileSync(`/proc/${server.process.pid}/${file}`, 'utf8')
    expect(of('cmdline')).toContain('--max-old-space-size=1024')
    expect(of('environ')).toContain('MALLOC_ARENA_MAX=2')
  })

  // Starts three servers, one of which measures all voices.
  const timeout = 180_000
  it('continues the catalogue after a kill, and stops on SIGTERM', { timeout }, async () => {
    const env = { DATA_DIR: temporaryDirectory() }
    const first = bundle.start(env)
    const { voices_done: before } = await untilDone(await first.url, () => 2)
    first.process.kill('SIGKILL')
    await first.exit

    const second = bundle.start(env)
    const done = await untilDone(await second.url, (total) => total)
    expect(done).toMatchObject({ ready: true, voices_failed: 0 })
    const left = Number(/measuring the voices: (\d+) of/.exec(second.printed())?.[1])
    expect(left).toBeGreaterThanOrEqual(before)
    second.process.kill('SIGTERM')
    expect(await second.exit).toBe(0)
    expect(second.printed()).toContain('Stopping after SIGTERM.')

    const third = bundle.start({ ...env, LOG: 'debug' })
    await untilDone(await third.url, (total) => total)
    third.process.kill('SIGTERM')
    expect(await third.exit).toBe(0)
    expect(third.printed()).not.toContain('measuring the voices')
    // Not a terminal, so the log is JSON.
    const entries = third
      .printed()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    const request = { level: 'debug', method: 'GET', path: '/readyz', status: 200, requestId: expect.any(String) }
    expect(entries).toContainEqual(expect.objectContaining(request))
    expect(entries).toContainEqual(expect.objectContaining({ level: 'info', msg: 'Stopping after SIGTERM.' }))
  })
})
