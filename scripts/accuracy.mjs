import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Prints the measurements of the catalogue next to those of Praat and ffmpeg, where these are installed. */
export async function run(args) {
  await install()
  const { code } = await runChild('node', ['--no-warnings', 'apps/server/bench/accuracy.ts', ...args])
  return code ?? 1
}
