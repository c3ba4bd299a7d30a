import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Runs a command of the operator: `npm run admin -- users list`. */
export async function run(args) {
  await install()
  const { code } = await runChild('node', ['--no-warnings', 'apps/server/src/app/admin.ts', ...args])
  return code ?? 1
}
