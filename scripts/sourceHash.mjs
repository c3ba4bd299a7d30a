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
  'coverage',
  'typedoc',
])
const NOT_SHIPPED = /\.(test|stories)\.tsx?$/

/** Every source file below a path, sorted; a path that is a file stands for itself, one that is missing for nothing. */
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
 * A hash of names and contents of everything below the given paths, which are relative to the root, but for files whose name
 * matches `leavesOut`: by default tests and stories.
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
