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

/** Browser tests fail only if they fail twice, see decisions/0017. Retried tests are listed at the end. */
const SECOND_TRY = '--retry=1'

/**
 * All checks. Cheap ones start first, then the server tests, which take longest and wait for no build. Each has a title,
 * a step, whether the apps must be built, and which checks use the same files and cannot run concurrently. Tests in real
 * time run `alone` after all others: sound, animations and their time limits need a free processor. `onlyNamed` checks
 * take longer than they are worth at every change: they run by name and on CI. A step receives its number of workers and
 * resolves to its passed, failed and retried tests and its output; `say` shows its progress on a terminal.
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
  server: { title: 'Server tests', step: vitestStep(['--project', 'server']) },
  unit: { title: 'Unit tests', step: vitestStep(['--project', 'unit']) },
  react: {
    title: 'Component tests, on React and on Preact',
    step: vitestStep(['react', 'alone', 'preact'].flatMap((name) => ['--project', name])),
  },
  packages: { title: 'Packages as published', step: checkPackages, needsBuild: true },
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
  e2e: { title: 'End to end in a browser', step: runEndToEnd, needsBuild: true, alone: true },
  stories: {
    title: 'Stories in a browser',
    step: vitestStep([SECOND_TRY], 'apps/storybook'),
    needsBuild: true,
    alone: true,
  },
}

/** Number of concurrent checks, except those that run alone: some of them use one processor only. */
const AT_ONCE = 2

/** Runs all checks or the named ones. The last line is `N passed, N failed`. */
export async function run(names) {
  const unknown = names.filter((name) => !Object.hasOwn(STEPS, name))
  if (unknown.length > 0) {
    throw new Failure(`There is no check called ${unknown.join(', ')}. Name some of: ${Object.keys(STEPS).join(', ')}.`)
  }
  await install()
  await prepareMachine()

  const chosen = names.length > 0 ? [...new Set(names)] : Object.keys(STEPS).filter((name) => !STEPS[name].onlyNamed)
  const together = chosen.filter((name) => !STEPS[name].alone)
  const alone = chosen.filter((name) => STEPS[name].alone)
  // Builds while the first checks run, which need no build.
  const built = chosen.some((name) => STEPS[name].needsBuild) ? buildApps() : undefined
  // If the build fails, no further check starts.
  built?.catch(() => [together, alone].forEach((waiting) => waiting.splice(0)))

  const total = { passed: 0, failed: 0, retried: [], outputs: [] }
  const begun = new Map()

  async function check(name, workers) {
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
    // Repeated at the end of the log, where it survives truncation.
    total.outputs.push(`${title}:\n${output.trimEnd()}\n`)
  }

  /** Runs checks in order, `lanes` of them concurrently. */
  async function checkAll(waiting, lanes) {
    const workers = Math.ceil(availableParallelism() / lanes)
    async function checkInTurn() {
      for (let name = waiting.shift(); name; name = waiting.shift()) {
        begun.set(name, check(name, workers))
        await begun.get(name)
      }
    }
    await Promise.all(Array.from({ length: lanes }, checkInTurn))
  }
  await checkAll(together, Math.max(1, Math.min(AT_ONCE, together.length)))
  await checkAll(alone, 1)
  for (const output of total.outputs) console.log(output)
  // A failed build leaves checks out, so the run fails too.
  await built
  if (total.retried.length > 0) console.log(['Passed only at a second try:', ...total.retried].join('\n'))
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}
