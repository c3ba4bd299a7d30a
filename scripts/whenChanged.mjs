import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './paths.mjs'

/** Whether work has run on these sources and its output is still there. */
export function isCurrent({ stamp, hash, makes }) {
  const path = join(ROOT, stamp)
  return existsSync(path) && readFileSync(path, 'utf8') === hash && existsSync(join(ROOT, makes))
}

/**
 * Runs work if its sources have changed since the last run or its output is missing. The stamp is written after the
 * work, so failed work is repeated.
 */
export async function whenChanged(output, work) {
  if (isCurrent(output)) return
  const stampPath = join(ROOT, output.stamp)
  rmSync(stampPath, { force: true })
  await work()
  mkdirSync(dirname(stampPath), { recursive: true })
  writeFileSync(stampPath, output.hash)
}
