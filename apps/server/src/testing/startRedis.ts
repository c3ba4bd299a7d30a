import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import { freePort } from './freePort.ts'
import { hasProgram } from './hasProgram.ts'

/** A temporary Redis without persistence. */
export interface TemporaryRedis {
  readonly url: string
  kill(): Promise<void>
  /** Freezes it with open connections; the returned function resumes it. */
  freeze(): () => void
  /** Restarts it at the same address, empty. */
  restart(): Promise<void>
}

/** Starts a temporary Redis from the installed program; undefined when there is none, see {@link hasProgram}. */
export async function startRedis(): Promise<TemporaryRedis | undefined> {
  if (!hasProgram('redis-server')) return undefined
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
  const start = async () => {
    const started = spawn('redis-server', options, { stdio: 'ignore' })
    await answering(url)
    return started
  }
  let server = await start()
  return {
    url,
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    freeze() {
      server.kill('SIGSTOP')
      return () => void server.kill('SIGCONT')
    },
    async restart() {
      server = await start()
    },
  }
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = createClient({ url, socket: { reconnectStrategy: false } }).on('error', () => {})
    try {
      await client.connect()
      await client.ping()
      return
    } catch {
      await sleep(50)
    } finally {
      if (client.isOpen) client.destroy()
    }
  }
  throw new Error(`The temporary Redis at ${url} did not start within 5 s.`)
}
