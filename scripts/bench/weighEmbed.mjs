import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../paths.mjs'

const FOLDER = join(ROOT, 'packages/elements/dist/embed')

/** Parts of the script build and the name of their entry file. */
const PARTS = {
  loader: 'loader.js',
  'player, with styles': 'elements.js',
  'frame, from outside': 'iframe.js',
  'at the first touch': 'createController',
  'words of a text': 'highlightWords',
  'what comes with its first word': 'extendHighlights',
  'a word that is clicked': 'seekToWord',
  'times of words from a file': 'followWords',
  'times of words from captions': 'parseCaptions',
  'what More shows': 'toggleFoot',
  'a voice by its path': 'fillPlayer',
  'full player': 'openFull',
}

const readBuilt = (name) => readFileSync(join(FOLDER, name))

/** A file and all its static imports. */
function closureOf(name, seen = new Set()) {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const [, next] of readBuilt(name)
    .toString()
    .matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    closureOf(next, seen)
  return seen
}

/**
 * Sizes of the built scripts of the elements: `{ name: bytes }`, each file gzipped alone, static imports included.
 * Parts loaded after the first interaction exclude files already loaded by it.
 */
export function weighEmbed() {
  // Files of earlier builds stay in the folder.
  const built = JSON.parse(readBuilt('files.json').toString())
  const fileOf = (name) => built.find((file) => file === name || file.startsWith(`${name}-`))
  const touched = closureOf(fileOf('createController'))
  return Object.fromEntries(
    Object.entries(PARTS).map(([title, name]) => {
      const files = [...closureOf(fileOf(name))]
      const isLater = !name.endsWith('.js') && name !== 'createController'
      const counted = isLater ? files.filter((file) => !touched.has(file)) : files
      return [title, counted.reduce((sum, file) => sum + gzipSync(readBuilt(file), { level: 9 }).length, 0)]
    }),
  )
}
