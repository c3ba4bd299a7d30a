import { buildApps } from './build.mjs'
import { runChild } from './children.mjs'
import { install } from './install.mjs'
import { spawnStandin } from './spawnStandin.mjs'
import { ENV } from './start.mjs'

/** Data directory of its own, so that test voices never reach a real catalogue. */
const DATA_DIR = '.data-standin'

/** Serves the catalogue with test voices of all providers, which a stand-in speaks. */
export async function run() {
  await install()
  await buildApps(['server', 'site', 'elements'])
  const standin = await spawnStandin()
  console.log('The voices called "Test voice" are spoken by a stand-in. Nothing is sent to any provider.')
  const { DATA_DIR: dataDir = DATA_DIR } = process.env
  const env = { ...ENV, ...standin.settings, DATA_DIR: dataDir }
  const { code } = await runChild('node', ['--no-warnings', 'apps/server/dist/main.js'], { env })
  await standin.stop()
  return code ?? 1
}
