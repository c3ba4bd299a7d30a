// Starts the real server for browser tests: e2e tests and live stories.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BIN } from './paths.mjs'

const MAIN = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url))
const READY_TIMEOUT_MS = 120_000

/** Unused TCP port. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

async function untilReady(url, hasEnded) {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline && !hasEnded()) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error(`The server at ${url} ${hasEnded() ? 'ended' : `was not ready within ${READY_TIMEOUT_MS / 1000} s`}.`)
}

export async function spawnServer(settings = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'voice-rankings-e2e-'))
  const child = spawn(join(BIN, 'node'), ['--no-warnings', MAIN], {
    // One analysis thread, which leaves a core to the browser.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      MASTERING_WORKERS: '1',
      LOG: 'error',
      ...(typeof settings === 'function' ? settings(url) : settings),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(url, () => child.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
