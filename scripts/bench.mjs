import { measureSizes } from './bench/measureSize.mjs'
import { buildApps } from './build.mjs'
import { runChild } from './children.mjs'
import { install, installPeers } from './install.mjs'

/** Benches that print their own lines, each a program. */
const PROGRAMS = [
  'packages/analysis/bench/speed.ts',
  'apps/server/bench/synthesis.ts',
  'apps/server/bench/search.ts',
  'scripts/bench/mapFrames.mjs',
  'scripts/bench/liveAnalysis.mjs',
]

/** Those that are run by name alone, whether they need the site as it is deployed, and whether players of others; and what is measured after them. */
const BY_NAME = {
  analysis: { program: 'scripts/bench/liveAnalysis.mjs', isOfSite: false },
  embed: { program: 'scripts/bench/embed.mjs', isOfSite: true, hasPeers: true },
  load: { program: 'apps/server/bench/load.ts', isOfSite: false, next: 'overload' },
  memory: { program: 'apps/server/bench/memory.ts', isOfSite: false },
  mutants: { program: 'scripts/bench/mutants.mjs', isOfSite: false },
  overload: { program: 'apps/server/bench/overload.ts', isOfSite: false },
  pages: { program: 'scripts/bench/pages.mjs', isOfSite: true },
  lighthouse: { program: 'scripts/bench/lighthouse.mjs', isOfSite: true },
}

/**
 * Prints every figure in one run: analysis, synthesis, search, frames of the map, sizes. `sizes` only weighs;
 * `analysis` only measures the live one; `load` puts the
 * server under load, then under more than it can do, as `overload` does alone; `memory` names the parts of its memory; `mutants` changes the code and fails when too few changes fail a test; `pages` and `lighthouse` fail when a page is heavier, moves more or scores less than it may.
 */
export async function run([what, ...args]) {
  await install()
  if (Object.hasOwn(BY_NAME, what ?? '')) {
    const { program, isOfSite, hasPeers = false, next } = BY_NAME[what]
    if (hasPeers) await installPeers()
    if (isOfSite) await buildApps()
    const { code } = await runChild('node', ['--no-warnings', program, ...args])
    const nextCode = next && (await run([next]))
    return (code ?? 1) || nextCode || 0
  }
  if (what === 'sizes') {
    await printSizes()
    return 0
  }
  let worst = 0
  for (const program of PROGRAMS) {
    const { code } = await runChild('node', ['--no-warnings', program])
    worst ||= code ?? 1
  }
  await printSizes()
  return worst
}

async function printSizes() {
  console.log('\nSizes (bytes, minified and gzipped, without React)')
  for (const { name, gzipBytes, lazyGzipBytes, limitBytes } of await measureSizes()) {
    const lazy = lazyGzipBytes > 0 ? `, ${lazyGzipBytes} more on demand` : ''
    console.log(`  ${name.padEnd(30)} ${String(gzipBytes).padStart(6)} of ${limitBytes}${lazy}`)
  }
}
