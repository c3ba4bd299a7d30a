import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packagePath } from '../kernel/config/packagePath.ts'
import { type ServerProcess, startProgram } from './startProcess.ts'

/** The bundled server as deployed, which starts several times as fast as its source. */
export interface BundledServer {
  /** Path of the program. */
  readonly program: string
  /** Starts it like `startProcess` starts the source. */
  start(env: Record<string, string>, ...args: string[]): ServerProcess
  remove(): void
}

/** Bundles the current source. */
export async function bundleServer(): Promise<BundledServer> {
  // Inside the package, so that the bundle resolves installed modules and its own package.
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
