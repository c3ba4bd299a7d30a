import { buildApps, isBuilt } from './build.mjs'
import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Environment of production. */
export const ENV = { NODE_ENV: 'production' }

/**
 * Serves the catalogue until stopped, with only what that needs. The documentation is built beside the running server,
 * which shows it once it is there. `--help` prints the settings without building.
 */
export async function run(args) {
  await install('serving')
  const wantsHelp = args.includes('--help') || args.includes('-h')
  const program = wantsHelp ? 'apps/server/src/app/main.ts' : 'apps/server/dist/main.js'
  if (!wantsHelp) await Promise.all([buildApps(['server', 'site', 'elements']), makeDatabase()])
  const serving = new AbortController()
  if (!wantsHelp && !isBuilt('docs')) void buildDocs(serving.signal)
  const { code } = await runChild('node', ['--no-warnings', program, ...args], { env: ENV })
  serving.abort()
  return code ?? 1
}

/** Makes the embedded database's files while the apps are built. If that fails, the server makes them and says why. */
async function makeDatabase() {
  if (process.env.DATABASE_URL) return
  await runChild('node', ['--no-warnings', 'scripts/makeDatabase.mjs'], { onOutput: () => {} })
}

/** Installs what the documentation needs and builds it, at a lower priority than the server's. */
async function buildDocs(signal) {
  const { code, output } = await runChild('nice', ['node', 'scripts/buildDocs.mjs'], { onOutput: () => {}, signal })
  if (signal.aborted) return
  console.log(code === 0 ? 'The documentation is at /docs/.' : `The documentation could not be built:\n${output}`)
}
