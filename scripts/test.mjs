import { availableParallelism } from 'node:os'
import { buildApps } from './build.mjs'
import { Failure } from './failure.mjs'
import { install } from './install.mjs'
import { showProgress } from './progress.mjs'
import { commandStep } from './steps/commandStep.mjs'
import { runEndToEnd } from './steps/endToEnd.mjs'
import { checkPackages } from './steps/checkPackages.mjs'
import { checkRelease } from './steps/checkRelease.mjs'
import { consumersStep } from './steps/runConsumers.mjs'
import { vitestStep } from './steps/vitestStep.mjs'
import { prepareMachine } from './prepareMachine.mjs'

/** A test in a browser fails at once only if it fails twice: see decisions/0017. Which needed both is said at the end. */
const SECOND_TRY = '--retry=1'

/**
 * Every check, cheap ones first, then the longest, and none so late that another has to wait for it: its title, its step, whether the
 * apps must be built for it, and which checks write or serve the same files, so that it waits for those. What is `onlyNamed` takes
 * longer than it tells at every change: it is run by its name, and by the machine that builds each change. A step is given how many
 * processors it may use; it resolves to how many of its tests passed and failed, which of them passed only at a second try, and to
 * its output; `say` shows on a terminal what it is doing.
 */
const STEPS = {
  format: { title: 'Format', step: commandStep(['oxfmt', ['--check']]) },
  lint: { title: 'Lint', step: commandStep(['oxlint']) },
  types: { title: 'Types', step: commandStep(['react-router', ['typegen'], 'apps/site'], ['tsc', ['-b']]) },
  boundaries: {
    title: 'Dependency rule',
    step: commandStep(['depcruise', ['packages', 'apps', 'e2e', 'examples', 'consumers']]),
  },
  unused: {
    title: 'Unused files and exports',
    step: commandStep(['knip', ['--include=files,exports,types,duplicates', '--no-progress', '--no-config-hints']]),
  },
  unit: { title: 'Unit tests', step: vitestStep(['--project', 'unit']) },
  e2e: { title: 'End to end in a browser', step: runEndToEnd, needsBuild: true },
  stories: { title: 'Stories in a browser', step: vitestStep([SECOND_TRY], 'apps/storybook'), needsBuild: true },
  server: { title: 'Server tests', step: vitestStep(['--project', 'server']) },
  packages: { title: 'Packages as published', step: checkPackages, needsBuild: true },
  react: {
    title: 'Component tests, on React and on Preact',
    step: vitestStep(['react', 'alone', 'preact'].flatMap((name) => ['--project', name])),
  },
  consumers: {
    title: 'Consumers of the packages',
    step: consumersStep('browser'),
    needsBuild: true,
    after: ['packages'],
  },
  release: { title: 'A release, in a copy of the repository', step: checkRelease, after: ['packages'] },
  frameworks: {
    title: 'Consumers that render on a server',
    step: consumersStep('servers'),
    needsBuild: true,
    after: ['packages', 'consumers'],
    onlyNamed: true,
  },
}

/** Checks that run beside each other: one alone waits for its browser, its sound or its disk half of the time. */
const AT_ONCE = 2

/** Runs all checks, or those that are named. Ends with the line `N passed, N failed`. */
export async function run(names) {
  const unknown = names.filter((name) => !Object.hasOwn(STEPS, name))
  if (unknown.length > 0) {
    throw new Failure(`There is no check called ${unknown.join(', ')}. Name some of: ${Object.keys(STEPS).join(', ')}.`)
  }
  await install()
  await prepareMachine()

  const waiting = names.length > 0 ? [...new Set(names)] : Object.keys(STEPS).filter((name) => !STEPS[name].onlyNamed)
  // Beside the first checks, which need no build.
  const built = waiting.some((name) => STEPS[name].needsBuild) ? buildApps() : undefined
  // Without a build nothing more begins.
  built?.catch(() => waiting.splice(0))

  const lanes = Math.min(AT_ONCE, waiting.length)
  const workers = Math.max(1, Math.floor(availableParallelism() / lanes))
  const total = { passed: 0, failed: 0, retried: [], outputs: [] }
  const begun = new Map()

  async function check(name) {
    const { title, step, after = [], needsBuild } = STEPS[name]
    await Promise.all([needsBuild && built, ...after.map((other) => begun.get(other))])
    const shown = showProgress(title)
    const { passed, failed, skipped = 0, retried = [], output } = await step(shown.say, workers)
    total.passed += passed
    total.failed += failed
    total.retried.push(...retried)
    const counts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean)
    if (failed === 0) return shown.done(counts.join(', '))
    shown.fail(counts.join(', '))
    // At the end of a log it is found, wherever the log is cut.
    total.outputs.push(`${title}:\n${output.trimEnd()}\n`)
  }

  async function checkInTurn() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      begun.set(name, check(name))
      await begun.get(name)
    }
  }
  await Promise.all(Array.from({ length: lanes }, checkInTurn))
  for (const output of total.outputs) console.log(output)
  if (total.retried.length > 0) console.log(['Passed only at a second try:', ...total.retried].join('\n'))
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}
