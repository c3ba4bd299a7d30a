import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BIN } from './paths.mjs'

const POLL_MS = 200

/** Returns a free TCP port. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts a bundle of the server on a data directory and waits until `isReady` accepts the answer of `/readyz`. `settings` may be a
 * function of its address; `port` is a free one by default. Throws if the server exits or is not ready within `timeoutMs`.
 */
export async function runServer(program, dataDir, { settings = {}, isReady, timeoutMs, port: chosen }) {
  const port = chosen ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(join(BIN, 'node'), ['--no-warnings', program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG: 'error',
      LOG_FORMAT: 'lines',
      ...(typeof settings === 'function' ? settings(url) : settings),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline && !hasEnded(); await sleep(POLL_MS)) {
    const state = await fetch(`${url}/readyz`).then(
      (answer) => answer.json(),
      () => null,
    )
    if (state && isReady(state)) return { url, state, stop }
  }
  const problem = hasEnded() ? 'ended' : `was not ready within ${timeoutMs / 1000} s`
  await stop()
  throw new Error(`The server at ${url} ${problem}.`)
}
