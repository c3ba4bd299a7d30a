import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Prints the catalogue's measurements beside those of Praat, ffmpeg, Festival and PocketSphinx, if installed. */
export async function run(args) {
  await install()
  const { code } = await runChild('node', ['--no-warnings', 'apps/server/bench/accuracy.ts', ...args])
  return code ?? 1
}
