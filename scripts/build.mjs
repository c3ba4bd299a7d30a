import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildDocs, buildStorybook } from './buildPages.mjs'
import { buildSite } from './buildSite.mjs'
import { ROOT } from './paths.mjs'
import { runQuietly } from './quietly.mjs'
import { hashSources } from './sourceHash.mjs'
import { isCurrent, whenChanged } from './whenChanged.mjs'

const CONFIGURATION = ['pnpm-lock.yaml', 'tsconfig.base.json']
const PAGES = ['contract', 'sdk', 'playback', 'analysis', 'react'].map((name) => `packages/${name}`)
const SERVER_PACKAGES = ['contract', 'analysis', 'playback'].map((name) => `packages/${name}/src`)
const env = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' }

/** Builds of the served apps: sources, output and command. */
const BUILDS = {
  server: {
    title: 'Building the server',
    sources: ['apps/server/src', 'apps/server/tsup.config.ts', ...SERVER_PACKAGES],
    stamp: 'apps/server/dist/.sources',
    makes: 'apps/server/dist/main.js',
    work: (title) => runQuietly(title, 'tsup', ['--silent'], { cwd: 'apps/server', env }),
  },
  site: {
    title: 'Building the site',
    sources: ['apps/site', 'scripts/pages', ...PAGES],
    stamp: 'apps/site/build/.sources',
    makes: 'apps/site/build/server/index.js',
    work: (title) => buildSite(title, env),
  },
  elements: {
    title: 'Building the elements',
    sources: [...PAGES, 'packages/elements'],
    stamp: 'packages/elements/dist/embed/.sources',
    makes: 'packages/elements/dist/embed/elements.js',
    work: (title) => runQuietly(title, 'node', ['--no-warnings', 'buildEmbed.ts'], { cwd: 'packages/elements', env }),
  },
  extension: {
    title: 'Building the extension',
    sources: ['apps/extension', ...['contract', 'sdk', 'playback'].map((name) => `packages/${name}`)],
    stamp: 'apps/extension/dist/.sources',
    makes: 'apps/extension/dist/chrome/manifest.json',
    async work(title) {
      for (const browser of ['chrome', 'firefox']) {
        await runQuietly(title, 'wxt', ['build', '--browser', browser], { cwd: 'apps/extension', env })
      }
    },
  },
  storybook: {
    title: 'Building the Storybook',
    sources: ['packages/testkit', 'apps/storybook', 'apps/docs/src/finish', ...PAGES],
    leavesOut: /\.test\.tsx?$/,
    stamp: 'apps/storybook/dist/.sources',
    makes: 'apps/storybook/dist/served.json',
    work: (title) => buildStorybook(title, env),
  },
  docs: {
    title: 'Building the documentation',
    sources: [
      ...PAGES,
      'packages/elements',
      'apps/docs',
      'examples',
      'consumers/next/app',
      'consumers/astro/src',
      'apps/server/src/kernel/config/config.ts',
      'scripts/bench/budgets.mjs',
      'scripts/bench/embed/columns.mjs',
      'scripts/pages',
      '.changeset',
    ],
    stamp: 'apps/docs/dist/.sources',
    makes: 'apps/docs/dist/served.json',
    // The pages lead to the stories if there are any.
    variant: () => (existsSync(join(ROOT, 'apps/storybook/dist/served.json')) ? '-with-stories' : ''),
    work: (title) => buildDocs(title, env),
  },
}

/** Stamp, hash of the sources and main file of a build. */
function outputOf(name) {
  const { sources, leavesOut, stamp, makes, variant = () => '' } = BUILDS[name]
  return { stamp, makes, hash: `${hashSources([...CONFIGURATION, ...sources], leavesOut)}${variant()}` }
}

/** Whether an app is built from its current sources. */
export const isBuilt = (name) => isCurrent(outputOf(name))

/** Apps that need no other build. The documentation leads to the stories, and both load the elements. */
const FIRST = ['server', 'site', 'elements', 'extension']

/** Builds all served apps or the named ones, each only if its sources have changed. */
export async function buildApps(names = Object.keys(BUILDS)) {
  const build = (name) => whenChanged(outputOf(name), () => BUILDS[name].work(BUILDS[name].title))
  await Promise.all(names.filter((name) => FIRST.includes(name)).map(build))
  for (const name of names) if (!FIRST.includes(name)) await build(name)
}
