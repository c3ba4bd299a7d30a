import process from 'node:process'
import { chooseEngines } from '../features/catalogue/chooseEngines.ts'
import { ConfigError, readConfig } from '../kernel/config/config.ts'
import { ApiError } from '../kernel/http/apiError.ts'
import { AlignError, runAlign } from './align/runAlign.ts'

const { stderr } = process
let shown = -1

/** Shows the share that is done: in one line of a terminal, in a line for each tenth elsewhere. */
function showProgress(share: number): void {
  const percent = Math.floor(100 * share)
  const isNew = stderr.isTTY ? percent > shown : Math.floor(percent / 10) > Math.floor(shown / 10)
  if (!isNew) return
  shown = percent
  stderr.write(stderr.isTTY ? `\r${percent} %${percent === 100 ? '\n' : ''}` : `${percent} %\n`)
}

try {
  await runAlign(process.argv.slice(2), {
    folder: process.env.INIT_CWD ?? process.cwd(),
    openEngines: () => chooseEngines(readConfig(process.env)),
    print: (line) => console.log(line),
    onProgress: showProgress,
  })
} catch (error) {
  // Expected errors explain themselves; others are printed with their stack.
  const isExpected = error instanceof AlignError || error instanceof ApiError || error instanceof ConfigError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
