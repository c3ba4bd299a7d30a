import { runChild } from './children.mjs'
import { Failure } from './failure.mjs'
import { showProgress } from './progress.mjs'

/** Runs a command behind a progress line. If it fails, its output is thrown as a `Failure`. */
export async function runQuietly(title, command, args, options = {}) {
  const progress = showProgress(title)
  const { code, output } = await runChild(command, args, { ...options, onOutput: progress.say })
  if (code === 0) return progress.done()
  progress.fail(`ended with code ${code}`)
  throw new Failure(output.trimEnd())
}
