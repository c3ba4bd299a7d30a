import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Runs an operator command such as `npm run admin -- users list`. */
export async function run(args) {
  await install()
  const { code } = await runChild('node', ['--no-warnings', 'apps/server/src/app/admin.ts', ...args])
  return code ?? 1
}
