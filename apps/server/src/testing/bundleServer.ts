import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packagePath } from '../packagePath.ts'

/** The server as it is deployed: one file, which starts several times as fast as its source. */
export interface BundledServer {
  /** What to run. */
  readonly program: string
  remove(): void
}

/** Bundles the server as it is now. */
export async function bundleServer(): Promise<BundledServer> {
  // In here, since a bundle finds what is installed, and its own package, by where it lies.
  const directory = packagePath('.cache', `server-${process.pid}`)
  const tsup = packagePath('..', '..', 'node_modules', '.bin', 'tsup')
  await promisify(execFile)(tsup, ['--silent', '--out-dir', directory], { cwd: packagePath() })
  return { program: join(directory, 'main.js'), remove: () => rmSync(directory, { recursive: true, force: true }) }
}
