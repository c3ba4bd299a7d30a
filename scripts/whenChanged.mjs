import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './paths.mjs'

/**
 * Runs work if its sources have changed since the last run or its output is missing. The stamp is written after the
 * work, so failed work is repeated.
 */
export async function whenChanged({ stamp, hash, makes }, work) {
  const stampPath = join(ROOT, stamp)
  const known = existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hash
  if (known && existsSync(join(ROOT, makes))) return
  rmSync(stampPath, { force: true })
  await work()
  mkdirSync(dirname(stampPath), { recursive: true })
  writeFileSync(stampPath, hash)
}
