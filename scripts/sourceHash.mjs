import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './paths.mjs'

const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  '.astro',
  '.cache',
  '.wxt',
  'coverage',
  'typedoc',
])
const NOT_SHIPPED = /\.(test|stories)\.tsx?$/

/** Source files below a path, sorted. A file path yields itself, a missing path nothing. */
function sourceFiles(path, leavesOut) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return leavesOut.test(path) ? [] : [path]
  return readdirSync(path)
    .filter((name) => !NOT_SOURCE.has(name) && !name.endsWith('.tsbuildinfo'))
    .toSorted()
    .flatMap((name) => sourceFiles(join(path, name), leavesOut))
}

/**
 * Hash of the names and contents of all files below the paths, which are relative to the root. Files whose name matches
 * `leavesOut` are excluded, by default tests and stories.
 */
export function hashSources(paths, leavesOut = NOT_SHIPPED) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => sourceFiles(join(ROOT, path), leavesOut))) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}
