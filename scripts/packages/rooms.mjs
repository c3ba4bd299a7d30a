import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'

/** Published packages in dependency order. */
export const PUBLISHED = ['contract', 'analysis', 'sdk', 'playback', 'react', 'elements', 'gpl-engines']

/** Packages used as libraries: they have an API report and a size table. The engines run as a separate process. */
export const LIBRARIES = PUBLISHED.filter((room) => room !== 'gpl-engines')

export const readManifest = (room) => JSON.parse(readFileSync(join(ROOT, 'packages', room, 'package.json'), 'utf8'))

const readRoot = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** Web address of the repository: that of the running workflow, or else that in the root manifest. */
export function repositoryPage() {
  const { GITHUB_REPOSITORY } = process.env
  if (GITHUB_REPOSITORY) return `https://github.com/${GITHUB_REPOSITORY}`
  return readRoot().repository.url.replace(/^git\+|\.git$/g, '')
}

/** Repository fields of a manifest. The registry compares them with the provenance of the build. */
export function placeOf(room) {
  const page = repositoryPage()
  return {
    homepage: `${page}/tree/main/packages/${room}#readme`,
    bugs: { url: `${page}/issues` },
    repository: { type: 'git', url: `git+${page}.git`, directory: `packages/${room}` },
  }
}

/** Name of an entry point in files and reports: `./voice-player/define` becomes `voice-player/define`. */
export const entryName = (path) => (path === '.' ? 'main' : path.slice(2))

/** Entry points that are typed scripts, as `[path in exports, { types, default }]`. */
export const typedEntries = (manifest) =>
  Object.entries(manifest.publishConfig.exports).filter(([, target]) => typeof target !== 'string')
