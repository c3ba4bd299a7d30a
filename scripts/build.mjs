import { runQuietly } from './quietly.mjs'
import { hashSources } from './sourceHash.mjs'
import { whenChanged } from './whenChanged.mjs'

const PACKAGES = ['contract', 'analysis', 'sdk', 'playback', 'react'].map((name) => `packages/${name}`)

/** Builds the site's pages and browser files, unless they are those of the present sources. */
export async function buildSite() {
  const hash = hashSources(['pnpm-lock.yaml', 'apps/site', ...PACKAGES])
  await whenChanged({ stamp: 'apps/site/build/.sources', hash, makes: 'apps/site/build/server' }, () =>
    runQuietly('Building the site', 'react-router', ['build'], { cwd: 'apps/site', env: { NODE_ENV: 'production' } }),
  )
}
