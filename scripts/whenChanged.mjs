import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './paths.mjs'

/**
 * Does work only when its sources changed since it was last done, or when what it makes is gone.
 * The stamp is written after the work, so that work that failed is done again.
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
