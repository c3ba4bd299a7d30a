import { buildDocs } from './buildDocs.mjs'
import { buildSite } from './buildSite.mjs'
import { runQuietly } from './quietly.mjs'
import { hashSources } from './sourceHash.mjs'
import { whenChanged } from './whenChanged.mjs'

const CONFIGURATION = ['pnpm-lock.yaml', 'tsconfig.base.json']
const PAGES = ['contract', 'sdk', 'playback', 'analysis', 'react'].map((name) => `packages/${name}`)
const env = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }

/** What is built before it can be served: from which sources, into what, and how. */
const BUILDS = [
  {
    title: 'Building the server',
    sources: ['apps/server/src', 'apps/server/tsup.config.ts', 'packages/contract/src', 'packages/analysis/src'],
    stamp: 'apps/server/dist/.sources',
    makes: 'apps/server/dist/main.js',
    work: (title) => runQuietly(title, 'tsup', ['--silent'], { cwd: 'apps/server', env }),
  },
  {
    title: 'Building the site',
    sources: ['apps/site', 'scripts/steadyFonts.mjs', ...PAGES],
    stamp: 'apps/site/build/.sources',
    makes: 'apps/site/build/server/index.js',
    work: (title) => buildSite(title, env),
  },
  {
    title: 'Building the elements',
    sources: [...PAGES, 'packages/elements'],
    stamp: 'packages/elements/dist/embed/.sources',
    makes: 'packages/elements/dist/embed/elements.js',
    work: (title) => runQuietly(title, 'node', ['--no-warnings', 'buildEmbed.ts'], { cwd: 'packages/elements', env }),
  },
  {
    title: 'Building the documentation',
    sources: [
      ...PAGES,
      'packages/elements',
      'apps/docs',
      'examples',
      'consumers/next/app',
      'consumers/astro/src',
      'apps/server/src/config.ts',
      'scripts/bench/budgets.mjs',
      'scripts/bench/embed/columns.mjs',
      'scripts/steadyFonts.mjs',
      '.changeset',
    ],
    stamp: 'apps/docs/dist/.sources',
    makes: 'apps/docs/dist/served.json',
    work: (title) => buildDocs(title, env),
  },
]

/** Builds the server, the site, the elements and the documentation, each unless it is that of the present sources. */
export async function buildApps() {
  for (const { title, sources, stamp, makes, work } of BUILDS) {
    const hash = hashSources([...CONFIGURATION, ...sources])
    await whenChanged({ stamp, hash, makes }, () => work(title))
  }
}
