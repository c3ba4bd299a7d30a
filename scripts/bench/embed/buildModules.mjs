import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { CACHE, ROOT } from '../../paths.mjs'

/** Where the modules of the elements are, as the package holds them. */
export const MODULES = join(CACHE, 'modules')

export function buildModules() {
  execFileSync('tsup', ['--silent', '--clean', '--out-dir', MODULES], { cwd: join(ROOT, 'packages/elements') })
}
