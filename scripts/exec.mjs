import { runChild } from './children.mjs'
import { Failure } from './failure.mjs'
import { install } from './install.mjs'

/** Runs an installed tool on the pinned Node. */
export async function run([tool, ...args]) {
  if (!tool) throw new Failure('Name the tool to run, for example: node scripts/run.mjs exec vitest run')
  await install()
  const { code } = await runChild(tool, args)
  return code ?? 1
}
