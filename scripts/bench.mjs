import { measureSizes } from './bench/measureSize.mjs'
import { buildApps } from './build.mjs'
import { runChild } from './children.mjs'
import { install, installPeers } from './install.mjs'

/** Programs that print their own results. */
const PROGRAMS = [
  'packages/analysis/bench/speed.ts',
  'apps/server/bench/synthesis.ts',
  'apps/server/bench/search.ts',
  'apps/server/bench/documents.ts',
  'apps/server/bench/lexicon.ts',
  'apps/server/bench/ranking.ts',
  'scripts/bench/mapFrames.mjs',
  'scripts/bench/liveAnalysis.mjs',
]

/**
 * Benches run by name only: their program, whether they need the built site or third-party players, and the bench that
 * follows.
 */
const BY_NAME = {
  analysis: { program: 'scripts/bench/liveAnalysis.mjs', isOfSite: false },
  designer: { program: 'scripts/bench/designer.mjs', isOfSite: true },
  embed: { program: 'scripts/bench/embed.mjs', isOfSite: true, hasPeers: true },
  load: { program: 'apps/server/bench/load.ts', isOfSite: false, next: 'overload' },
  map: { program: 'scripts/bench/mapFrames.mjs', isOfSite: false },
  memory: { program: 'apps/server/bench/memory.ts', isOfSite: false },
  mutants: { program: 'scripts/bench/mutants.mjs', isOfSite: false },
  overload: { program: 'apps/server/bench/overload.ts', isOfSite: false },
  pages: { program: 'scripts/bench/pages.mjs', isOfSite: true },
  piper: { program: 'apps/server/bench/piper.ts', isOfSite: false },
  providers: { program: 'apps/server/bench/providers.ts', isOfSite: false },
  lexicon: { program: 'apps/server/bench/lexicon.ts', isOfSite: false },
  ranking: { program: 'apps/server/bench/ranking.ts', isOfSite: false },
  synthesis: { program: 'apps/server/bench/synthesis.ts', isOfSite: false },
  lighthouse: { program: 'scripts/bench/lighthouse.mjs', isOfSite: true },
  text: { program: 'scripts/bench/text.mjs', isOfSite: true },
}

/**
 * Prints all figures in one run: analysis, synthesis, search, documents, pronunciations, blind scores, map frames, sizes. A name
 * runs one bench: `sizes` weighs bundles; `analysis` measures live analysis; `designer` times previews of designs, and fails above a limit; `load` puts the server under load, then
 * under overload (`overload` alone runs only that); `lexicon` compares pronunciations with a regular expression, and
 * fails above a ratio; `memory` breaks down its memory; `map` measures the frames of a panned map; `piper` compares
 * Piper with a bare run of its model, and fails above a ratio; `providers` times requests to speech providers;
 * `ranking` simulates blind votes and attacks, and fails if scores or intervals are not exact enough;
 * `synthesis` compares the time of an answer with that of the engine alone;
 * `mutants` mutates the code and fails if the tests kill too few; `pages` and `lighthouse` fail if a page exceeds its
 * budgets or scores too low; `text` follows a long text from the click to the audiobook, through a killed server.
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
