import { buildApps } from './build.mjs'
import { Failure } from './failure.mjs'
import { install } from './install.mjs'
import { showProgress } from './progress.mjs'
import { commandStep } from './steps/commandStep.mjs'
import { runEndToEnd } from './steps/endToEnd.mjs'
import { checkPackages } from './steps/checkPackages.mjs'
import { vitestStep } from './steps/vitestStep.mjs'
import { prepareMachine } from './prepareMachine.mjs'

/**
 * Every check, cheapest first: its title, its step, and what must be made before. A step resolves to how many of its tests
 * passed and failed, and to its output; `say` shows on a terminal what it is doing.
 */
const STEPS = {
  format: ['Format', commandStep(['oxfmt', ['--check']])],
  lint: ['Lint', commandStep(['oxlint'])],
  types: ['Types', commandStep(['react-router', ['typegen'], 'apps/site'], ['tsc', ['-b']])],
  boundaries: ['Dependency rule', commandStep(['depcruise', ['packages', 'apps', 'e2e']])],
  unit: ['Unit tests', vitestStep(['--project', 'unit'])],
  react: [
    'Component tests, on React and on Preact',
    vitestStep(['--project', 'react', '--project', 'preact', '--maxWorkers=2']),
  ],
  server: ['Server tests', vitestStep(['--project', 'server'])],
  stories: ['Stories in a browser', vitestStep([], 'apps/storybook'), buildApps],
  e2e: ['End to end in a browser', runEndToEnd, buildApps],
  packages: ['Packages as published', checkPackages],
}

/** Runs all checks, or those that are named. Ends with the line `N passed, N failed`. */
export async function run(names) {
  const unknown = names.filter((name) => !Object.hasOwn(STEPS, name))
  if (unknown.length > 0) {
    throw new Failure(`There is no check called ${unknown.join(', ')}. Name some of: ${Object.keys(STEPS).join(', ')}.`)
  }
  await install()
  await prepareMachine()

  const total = { passed: 0, failed: 0 }
  for (const name of names.length > 0 ? names : Object.keys(STEPS)) {
    const [title, step, prepare] = STEPS[name]
    await prepare?.()
    const progress = showProgress(title)
    const { passed, failed, skipped = 0, output } = await step(progress.say)
    total.passed += passed
    total.failed += failed
    const counts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean)
    if (failed === 0) progress.done(counts.join(', '))
    else {
      progress.fail(counts.join(', '))
      console.log(`${output.trimEnd()}\n`)
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}
