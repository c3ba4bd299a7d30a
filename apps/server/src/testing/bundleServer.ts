import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packagePath } from '../kernel/config/packagePath.ts'
import { type ServerProcess, startProgram } from './startProcess.ts'

/** The server as it is deployed: one file, which starts several times as fast as its source. */
export interface BundledServer {
  /** What to run. */
  readonly program: string
  /** Starts it, as `startProcess` starts the source. */
  start(env: Record<string, string>, ...args: string[]): ServerProcess
  remove(): void
}

/** Bundles the server as it is now. */
export async function bundleServer(): Promise<BundledServer> {
  // In here, since a bundle finds what is installed, and its own package, by where it lies.
  const directory = packagePath('.cache', `server-${process.pid}`)
  const tsup = packagePath('..', '..', 'node_modules', '.bin', 'tsup')
  await promisify(execFile)(tsup, ['--silent', '--out-dir', directory], { cwd: packagePath() })
  const program = join(directory, 'main.js')
  return {
    program,
    start: (env, ...args) => startProgram(program, env, ...args),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
