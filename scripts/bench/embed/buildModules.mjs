import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { CACHE, ROOT } from '../../paths.mjs'

/** Module build of the elements, laid out as in the package. */
export const MODULES = join(CACHE, 'modules')

export function buildModules() {
  execFileSync('tsup', ['--silent', '--clean', '--out-dir', MODULES], { cwd: join(ROOT, 'packages/elements') })
}
