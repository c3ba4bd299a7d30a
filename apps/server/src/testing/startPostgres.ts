import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './freePort.ts'

/** A PostgreSQL of our own, gone when it is stopped. */
export interface TemporaryPostgres {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a temporary PostgreSQL from installed binaries; undefined when there are none. */
export async function startPostgres(): Promise<TemporaryPostgres | undefined> {
  const bin = findBinaries()
  if (bin === undefined) return undefined
  const user = serverUser()
  const directory = mkdtempSync(join(tmpdir(), 'voice-rankings-postgres-'))
  if (user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-locale', '-E', 'UTF8', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...user, stdio: 'pipe', cwd: directory })

  const port = await freePort()
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
  ]
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), options, { ...user, stdio: 'ignore', cwd: directory })
  const ended = once(server, 'exit')
  const stop = async () => {
    // Fast shutdown: whoever is still connected is cut off.
    server.kill('SIGINT')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries += 1) {
    if (isReady(bin, port)) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
    await sleep(100)
  }
  await stop()
  throw new Error(`The temporary PostgreSQL of ${bin} did not start within 10 s.`)
}

const versionOf = (path: string) => Number(/\/(\d+)\/bin$/.exec(path)?.[1] ?? 0)

function findBinaries(): string | undefined {
  const installed = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionOf(b) - versionOf(a))
  return [...installed, '/usr/local/bin', '/opt/homebrew/bin'].find((bin) => existsSync(join(bin, 'initdb')))
}

/** PostgreSQL refuses to run as root, so root runs it as a user that may do little; undefined for everybody else. */
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
