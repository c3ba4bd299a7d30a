import { runChild } from '../children.mjs'
import { Failure } from '../failure.mjs'
import { BUDGETS } from './budgets.mjs'

/** Bundles a piece with everything it needs but React, and weighs it: what loads at once, and what loads on demand. */
async function measureSize(name, source, exported) {
  const { code, output } = await runChild('node', ['scripts/bench/bundleSize.mjs', source, exported], {
    onOutput: () => {},
  })
  if (code !== 0) throw new Failure(`${name} could not be bundled:\n${output}`)
  return JSON.parse(output.trim().split('\n').at(-1))
}

/** Weighs every piece that has a budget: `[{ name, gzipBytes, lazyGzipBytes, limitBytes }]`. */
export async function measureSizes() {
  const rows = []
  for (const [name, [source, exported, limitBytes]] of Object.entries(BUDGETS)) {
    rows.push({ name, limitBytes, ...(await measureSize(name, source, exported)) })
  }
  return rows
}
