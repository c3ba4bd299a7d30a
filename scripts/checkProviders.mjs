import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Asks each configured speech provider for its voices and one sentence, and prints what came. */
export async function run(args) {
  await install()
  const { code } = await runChild('node', ['--no-warnings', 'apps/server/src/app/checkProviders.ts', ...args])
  return code ?? 1
}
