import { measureSize } from './bench/measureSize.mjs'
import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Benches that print their own lines, each a program. */
const PROGRAMS = ['packages/analysis/bench/speed.ts', 'apps/server/bench/synthesis.ts', 'apps/server/bench/search.ts']

/** Prints every figure in one run: analysis, synthesis, search, sizes. `load` puts the server under load instead. */
export async function run([what, ...args]) {
  await install()
  if (what === 'load') {
    const { code } = await runChild('node', ['--no-warnings', 'apps/server/bench/load.ts', ...args])
    return code ?? 1
  }
  let worst = 0
  for (const program of PROGRAMS) {
    const { code } = await runChild('node', ['--no-warnings', program])
    worst ||= code ?? 1
  }
  console.log('\nSizes (minified and gzipped, without React)')
  for (const [name, label] of [
    ['sdk', 'sdk, whole'],
    ['session', 'sdk/session'],
    ['VoicePlayer', 'VoicePlayer, without its lazy chunks'],
  ]) {
    const { gzipBytes, lazyGzipBytes } = await measureSize(name)
    const lazy = lazyGzipBytes > 0 ? `, ${lazyGzipBytes} bytes more on demand` : ''
    console.log(`  ${label}: ${gzipBytes} bytes gzip${lazy}`)
  }
  return worst
}
