// Starts the real server for browser tests: e2e tests and live stories.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyMeasured } from './copyMeasured.mjs'
import { ROOT } from './paths.mjs'
import { runServer } from './runServer.mjs'
import { seedDatabase } from './seedDatabase.mjs'

const MAIN = join(ROOT, 'apps', 'server', 'dist', 'main.js')
const READY_TIMEOUT_MS = 120_000

export async function spawnServer({ engines = 'all', settings = {}, seed } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'voice-rankings-e2e-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    await copyMeasured(MAIN, engines, dataDir)
    if (seed) await seedDatabase(dataDir, seed)
    const { url, stop } = await runServer(MAIN, dataDir, {
      // One mastering thread, which leaves a core to the browser.
      settings: (at) => ({
        ENGINES: engines,
        MASTERING_WORKERS: '1',
        ...(typeof settings === 'function' ? settings(at) : settings),
      }),
      isReady: ({ ready }) => ready,
      timeoutMs: READY_TIMEOUT_MS,
    })
    return { url, stop: () => stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
