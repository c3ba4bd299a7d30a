import { measureSizes } from './bench/measureSize.mjs'
import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Benches that print their own lines, each a program. */
const PROGRAMS = [
  'packages/analysis/bench/speed.ts',
  'apps/server/bench/synthesis.ts',
  'apps/server/bench/search.ts',
  'scripts/bench/mapFrames.mjs',
  'scripts/bench/liveAnalysis.mjs',
]

/** Those that can be run by name alone. */
const BY_NAME = { analysis: 'scripts/bench/liveAnalysis.mjs', load: 'apps/server/bench/load.ts' }

/**
 * Prints every figure in one run: analysis, synthesis, search, frames of the map, live analysis, sizes. `load` puts the server
 * under load, `analysis` only measures the live one, `sizes` only weighs.
 */
export async function run([what, ...args]) {
  await install()
  if (Object.hasOwn(BY_NAME, what ?? '')) {
    const { code } = await runChild('node', ['--no-warnings', BY_NAME[what], ...args])
    return code ?? 1
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
