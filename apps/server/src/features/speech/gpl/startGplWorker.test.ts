import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPool, type Pool } from '../../../kernel/workers/createPool.ts'
import { temporaryDirectory } from '../../../testing/temporaryDirectory.ts'
import { standinSettings } from '../cloud/testing/standinSettings.ts'
import type { GplRequest, GplUtterance } from './gplProtocol.ts'
import { startGplWorker } from './startGplWorker.ts'

const JOB: GplRequest = { engine: 'espeak', text: 'Hello', maxSeconds: 1, voice: { language: 'en', variant: 'f2' } }

/** A pool whose processes run this program instead of the engines. */
function poolOf(program: string): Pool<GplRequest, GplUtterance> {
  const path = join(temporaryDirectory(), 'process.mjs')
  writeFileSync(path, program)
  return createPool({
    name: 'The engine',
    start: startGplWorker(path),
    size: 1,
    timeoutMs: 20_000,
    queueLimit: 1,
    jobsPerWorker: 10,
    idleMs: 1000,
  })
}

describe('a process of the GPL engines', () => {
  let pool: Pool<GplRequest, GplUtterance>
  const { execPath } = process
  afterEach(async () => {
    process.execPath = execPath
    vi.unstubAllEnvs()
    await pool.close()
  })

  it("gets none of the server's settings, which include secrets", async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://voices:secret@db/voices')
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret')
    for (const [name, value] of Object.entries(standinSettings({ url: () => 'http://secret' }, 'secret'))) {
      vi.stubEnv(name, value)
    }
    vi.stubEnv('LANG', 'C.UTF-8')
    pool = poolOf(`process.on('message', () => process.send({ ok: true, result: { ...process.env } }))`)
    const environment = { ...(await pool.run(JOB)) } as Record<string, unknown>
    expect(JSON.stringify(environment)).not.toContain('secret')
    expect(environment).toMatchObject({ LANG: 'C.UTF-8', PATH: process.env['PATH'] })
  })

  it.each([
    ['its file is broken', `throw new Error('broken')`],
    ['it ends in the middle of a text', `process.on('message', () => process.exit(3))`],
  ])('fails a text with the usual error when %s', async (_case, program) => {
    pool = poolOf(program)
    await expect(pool.run(JOB)).rejects.toMatchObject({ code: 'crashed' })
  })

  it('fails a text at once when the process cannot be started', async () => {
    pool = poolOf('')
    // As when an update moves Node away from a running server.
    process.execPath = join(temporaryDirectory(), 'node')
    await expect(pool.run(JOB)).rejects.toMatchObject({ code: 'crashed' })
    process.execPath = execPath
  })
})
