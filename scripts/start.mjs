import { buildSite } from './build.mjs'
import { runChild } from './children.mjs'
import { install } from './install.mjs'

export const SERVER_ENTRY = 'apps/server/src/main.ts'

/** Serves the catalogue until it is stopped. `--help` prints the settings instead. */
export async function run(args) {
  await install()
  if (!args.includes('--help') && !args.includes('-h')) await buildSite()
  const { code } = await runChild('node', ['--no-warnings', SERVER_ENTRY, ...args], { env: { NODE_ENV: 'production' } })
  return code ?? 1
}
