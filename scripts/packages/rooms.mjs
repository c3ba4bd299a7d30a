import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'

/** Packages that are published, each after those it imports. */
export const PUBLISHED = ['contract', 'analysis', 'sdk', 'playback', 'react', 'elements', 'gpl-engines']

/** Packages for programs of others: they have an API report and a table of sizes. The engines are a process to be started. */
export const LIBRARIES = PUBLISHED.filter((room) => room !== 'gpl-engines')

export const readManifest = (room) => JSON.parse(readFileSync(join(ROOT, 'packages', room, 'package.json'), 'utf8'))

/** What the name of a package's entry stands for in files and reports: `./voice-player/define` is `voice-player/define`. */
export const entryName = (path) => (path === '.' ? 'main' : path.slice(2))

/** The entries that are scripts with types, as `[path of the exports map, { types, default }]`. */
export const typedEntries = (manifest) =>
  Object.entries(manifest.publishConfig.exports).filter(([, target]) => typeof target !== 'string')
