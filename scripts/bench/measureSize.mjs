import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../children.mjs'
import { Failure } from '../failure.mjs'
import { CACHE } from '../paths.mjs'
import { BUDGETS } from './budgets.mjs'

/**
 * Bundles each `{ source, exported }` with its dependencies except React, and returns the sizes of its eager and lazy
 * code.
 */
export async function weighBundles(bundles) {
  const list = join(CACHE, `bundles-${randomUUID()}.json`)
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(list, JSON.stringify(bundles))
  const { code, output } = await runChild('node', ['scripts/bench/bundleSize.mjs', list], { onOutput: () => {} })
  rmSync(list)
  if (code !== 0) throw new Failure(`What is weighed could not be bundled:\n${output}`)
  return JSON.parse(output.trim().split('\n').at(-1))
}

/** Sizes of everything with a budget: `[{ name, gzipBytes, lazyGzipBytes, limitBytes }]`. */
export async function measureSizes() {
  const rows = Object.entries(BUDGETS).map(([name, [source, exported, limitBytes]]) => ({
    name,
    limitBytes,
    source,
    exported,
  }))
  const weights = await weighBundles(rows)
  return rows.map(({ name, limitBytes }, n) => ({ name, limitBytes, ...weights[n] }))
}
