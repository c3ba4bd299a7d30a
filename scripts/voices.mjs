import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Adds, lists and removes Piper voices: `npm run voices -- add en_US-amy-medium.onnx`. */
export async function run(args) {
  await install()
  // Paths are those of the folder in which the command was given; npm changes it.
  const env = { INIT_CWD: process.env.INIT_CWD ?? process.cwd() }
  const { code } = await runChild('node', ['--no-warnings', 'apps/server/src/app/voices.ts', ...args], { env })
  return code ?? 1
}
