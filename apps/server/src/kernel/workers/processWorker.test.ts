import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { standinSettings } from '../../features/speech/cloud/testing/standinSettings.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createPool, type Pool } from './createPool.ts'
import { processWorker } from './processWorker.ts'

const JOB = { text: 'Hello' }

/** A pool whose processes run this program instead of an engine. */
function poolOf(program: string): Pool<object, object> {
  const path = join(temporaryDirectory(), 'process.mjs')
  writeFileSync(path, program)
  return createPool({
    name: 'The engine',
    start: processWorker(path),
    size: 1,
    timeoutMs: 20_000,
    queueLimit: 1,
    jobsPerWorker: 10,
    idleMs: 1000,
  })
}

describe('the process of an engine', () => {
  let pool: Pool<object, object>
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
