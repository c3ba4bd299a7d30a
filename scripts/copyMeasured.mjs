import { cpSync, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE } from './paths.mjs'
import { runServer } from './runServer.mjs'
import { hashSources } from './sourceHash.mjs'

/** Sources that determine the samples, their measurements and the database tables. */
const MADE_OF = [
  'pnpm-lock.yaml',
  'packages/contract/src',
  'packages/analysis/src',
  'packages/gpl-engines',
  'apps/server/migrations',
  'apps/server/src/kernel',
  ...['speech', 'catalogue', 'catalogueJob', 'mastering'].map((name) => `apps/server/src/features/${name}`),
]
const KEPT = join(CACHE, 'measured')
/** Time limit for synthesis and measurement of all voices, which takes minutes on a busy machine. */
const TIMEOUT_MS = 15 * 60_000

/**
 * Copies a data directory with all voices measured, for a server that starts at once. `program` is a bundle of the server, which
 * fills the directory once per version of its sources; `engines` is a value of `ENGINES`.
 */
export async function copyMeasured(program, engines, directory) {
  const kept = join(KEPT, `${engines}-${hashSources(MADE_OF).slice(0, 16)}`)
  if (!existsSync(kept)) await measure(program, engines, kept)
  // The asynchronous copy of its thousand files takes ten times the processor time.
  cpSync(kept, directory, { recursive: true })
}

async function measure(program, engines, kept) {
  const unfinished = `${kept}.${process.pid}.tmp`
  await mkdir(KEPT, { recursive: true })
  for (const name of await readdir(KEPT)) {
    const isOld = name.startsWith(`${engines}-`) && !name.endsWith('.tmp')
    if (isOld) await rm(join(KEPT, name), { recursive: true, force: true })
  }
  try {
    const { state, stop } = await runServer(program, unfinished, {
      settings: { ENGINES: engines },
      isReady: ({ voices_done: done, voices_failed: failed, voices_total: total }) =>
        total > 0 && done + failed === total,
      timeoutMs: TIMEOUT_MS,
    })
    await stop()
    if (state.voices_failed > 0) throw new Error(`A server for tests has voices that do not speak. ${state.message}`)
    // Another process may have created the same directory meanwhile; it is equivalent.
    await rename(unfinished, kept).catch((error) => {
      if (!existsSync(kept)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
