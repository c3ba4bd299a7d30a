import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memorySettings } from '../../src/app/limitMemory.ts'
import { packagePath } from '../../src/kernel/config/packagePath.ts'
import { bundleServer } from '../../src/testing/bundleServer.ts'
import type { Reading } from './probe.ts'
import { type ProcessMemory, readProcessTree } from './processTree.ts'

/** The measured server, in a separate process. */
export interface MeasuredServer {
  readonly url: string
  /** Collects all garbage, then returns a reading. */
  read(): Promise<Reading>
  /** Memory of its processes, without disturbing them. */
  processes(): ProcessMemory[]
  stop(): Promise<void>
}

/** Starts the deployed server with additional settings and waits until all voices are measured. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<MeasuredServer> {
  const bundle = await bundleServer()
  const directory = mkdtempSync(join(tmpdir(), 'voice-rankings-load-'))
  // A process with an IPC channel does not restart itself with these settings.
  const { flags, variables } = memorySettings({ execArgv: [], env: {} })
  const probe = packagePath('bench', 'load', 'probe.ts')
  const server = spawn(
    process.execPath,
    ['--no-warnings', ...flags, '--expose-gc', '--import', probe, bundle.program],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ...variables,
        PORT: '0',
        LOG_FORMAT: 'lines',
        DATA_DIR: directory,
        TRUSTED_PROXIES: '127.0.0.1',
        ...settings,
      },
    },
  )
  const ended = once(server, 'exit')
  let isStopping = false
  server.once('exit', (code, signal) => {
    if (!isStopping) console.error(`The server ended (${signal ?? code}).`)
  })
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /at (http:\S+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    server.once('exit', () => reject(new Error('The server ended before it listened.')))
  })
  for (let left = true; left; await sleep(500)) {
    const state = (await (await fetch(`${url}/readyz`)).json()) as { voices_done: number; voices_total: number }
    left = state.voices_total === 0 || state.voices_done < state.voices_total
  }
  return {
    url,
    async read() {
      server.send('read')
      const [reading] = (await once(server, 'message')) as [Reading]
      return reading
    },
    processes: () => readProcessTree(server.pid ?? 0),
    async stop() {
      isStopping = true
      server.kill('SIGTERM')
      await ended
      bundle.remove()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
