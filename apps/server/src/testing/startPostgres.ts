import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './freePort.ts'
import { TEMPORARY_ROOT } from './temporaryRoot.ts'

/** A temporary PostgreSQL. */
export interface TemporaryPostgres {
  readonly url: string
  stop(): Promise<void>
  /** Kills its main process, and thereby all others. */
  kill(): Promise<void>
  /** Restarts it at the same address with its data. */
  restart(): Promise<void>
}

/** Starts a temporary PostgreSQL from installed binaries; undefined when there are none. */
export async function startPostgres(): Promise<TemporaryPostgres | undefined> {
  const bin = findBinaries()
  if (bin === undefined) return undefined
  const user = serverUser()
  const directory = mkdtempSync(join(TEMPORARY_ROOT, 'voice-rankings-postgres-'))
  if (user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-locale', '-E', 'UTF8', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...user, stdio: 'pipe', cwd: directory })

  const port = await freePort()
  const settings = [
    // fsync is not needed, as the machine does not crash. Full page writes stay on: a killed process may leave a torn
    // page, which only they can repair.
    'fsync=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
  ]
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  let server: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const stop = async () => {
    // Fast shutdown, which disconnects clients.
    await end('SIGINT')
    rmSync(directory, { recursive: true, force: true })
  }
  const start = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      // After a crash it starts only once all old processes have exited.
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) {
        server = spawn(join(bin, 'postgres'), options, { ...user, stdio: 'ignore', cwd: directory })
      }
      await sleep(100)
      if (isReady(bin, port)) return
    }
    await stop()
    throw new Error(`The temporary PostgreSQL of ${bin} did not start within 10 s.`)
  }
  await start()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return { url, stop, kill: () => end('SIGKILL'), restart: start }
}

const versionOf = (path: string) => Number(/\/(\d+)\/bin$/.exec(path)?.[1] ?? 0)

function findBinaries(): string | undefined {
  const installed = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionOf(b) - versionOf(a))
  return [...installed, '/usr/local/bin', '/opt/homebrew/bin'].find((bin) => existsSync(join(bin, 'initdb')))
}

/** Unprivileged user for PostgreSQL, which refuses to run as root; undefined if the process is not root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

function isReady(bin: string, port: number): boolean {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
    return true
  } catch {
    return false
  }
}
