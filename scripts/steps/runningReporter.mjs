import { relative } from 'node:path'
import { ROOT } from '../paths.mjs'

/** Prefixes of the lines that report the start and end of a test file. */
const [BEGUN, ENDED] = ['▷ ', '◁ ']

/** Reports the running test files, in case the test process crashes. */
export default class RunningReporter {
  onTestModuleQueued(file) {
    console.log(BEGUN + nameOf(file))
  }
  onTestModuleEnd(file) {
    console.log(ENDED + nameOf(file))
  }
}

/** Vitest arguments that select the file. A browser name may follow the project name and is removed. */
function nameOf({ project, moduleId }) {
  return `--project ${project.name.split(' ', 1)[0]} ${relative(ROOT, moduleId)}`
}

/**
 * Output without those lines. If the run crashed, the files that were running are appended, with the command to run
 * each alone.
 */
export function explainEnd(output, cwd = '.') {
  const running = new Set()
  const lines = output.split('\n').filter((line) => {
    const name = line.slice(BEGUN.length)
    if (line.startsWith(BEGUN)) return void running.add(name)
    if (line.startsWith(ENDED)) return void running.delete(name)
    return true
  })
  if (running.size === 0) return lines.join('\n')
  const command = `node scripts/run.mjs exec vitest run${cwd === '.' ? '' : ` --root ${cwd}`}`
  const alone = [...running].map((name) => `  ${command} ${name}`)
  return [
    ...lines,
    'The tests ended in the middle of what follows; files after it were not run. Alone:',
    ...alone,
  ].join('\n')
}
