import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'

/** Packages that are published, each after those it imports. */
export const PUBLISHED = ['contract', 'analysis', 'sdk', 'playback', 'react', 'elements', 'gpl-engines']

/** Packages for programs of others: they have an API report and a table of sizes. The engines are a process to be started. */
export const LIBRARIES = PUBLISHED.filter((room) => room !== 'gpl-engines')

export const readManifest = (room) => JSON.parse(readFileSync(join(ROOT, 'packages', room, 'package.json'), 'utf8'))

const readRoot = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** The repository as an address of the web: the one whose workflow runs, or else the one that the root manifest names. */
export function repositoryPage() {
  const { GITHUB_REPOSITORY } = process.env
  if (GITHUB_REPOSITORY) return `https://github.com/${GITHUB_REPOSITORY}`
  return readRoot().repository.url.replace(/^git\+|\.git$/g, '')
}

/**
 * What a manifest says of where its package is made. The registry compares the repository with where the provenance says that a
 * package was built.
 */
export function placeOf(room) {
  const page = repositoryPage()
  return {
    homepage: `${page}/tree/main/packages/${room}#readme`,
    bugs: { url: `${page}/issues` },
    repository: { type: 'git', url: `git+${page}.git`, directory: `packages/${room}` },
  }
}

/** What the name of a package's entry stands for in files and reports: `./voice-player/define` is `voice-player/define`. */
export const entryName = (path) => (path === '.' ? 'main' : path.slice(2))

/** The entries that are scripts with types, as `[path of the exports map, { types, default }]`. */
export const typedEntries = (manifest) =>
  Object.entries(manifest.publishConfig.exports).filter(([, target]) => typeof target !== 'string')
