import { buildApps } from './build.mjs'
import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Environment of production. */
export const ENV = { NODE_ENV: 'production' }

/** Serves the catalogue until stopped. `--help` prints the settings without building. */
export async function run(args) {
  await install()
  const wantsHelp = args.includes('--help') || args.includes('-h')
  if (!wantsHelp) await buildApps()
  const main = wantsHelp ? 'apps/server/src/app/main.ts' : 'apps/server/dist/main.js'
  const { code } = await runChild('node', ['--no-warnings', main, ...args], { env: ENV })
  return code ?? 1
}
