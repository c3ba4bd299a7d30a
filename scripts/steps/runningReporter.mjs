import { relative } from 'node:path'
import { ROOT } from '../paths.mjs'

/** Begin the lines that say which file of tests begins, and which has ended. */
const [BEGUN, ENDED] = ['▷ ', '◁ ']

/** Says which files run: when the process of the tests dies, nobody else does. */
export default class RunningReporter {
  onTestModuleQueued(file) {
    console.log(BEGUN + nameOf(file))
  }
  onTestModuleEnd(file) {
    console.log(ENDED + nameOf(file))
  }
}

/** How it is named to Vitest; a project's name may be followed by that of a browser. */
function nameOf({ project, moduleId }) {
  return `--project ${project.name.split(' ', 1)[0]} ${relative(ROOT, moduleId)}`
}

/** The output without those lines; after it, when the tests ended in the middle of files, which these are and how to run each alone. */
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
