import { expect, it, vi } from 'vitest'
import { ROOT } from '../paths.mjs'
import RunningReporter, { explainEnd } from './runningReporter.mjs'

const file = (moduleId, project) => ({ moduleId: `${ROOT}/${moduleId}`, project: { name: project } })
const credits = file('apps/server/src/features/credits/credits.test.ts', 'server')
const killed = file('apps/server/src/app/killed.test.ts', 'server')
const player = file('packages/react/src/Player.stories.tsx', 'stories (chromium)')

/** Output of a run that started and ended the given files. */
function print(begun, ended) {
  const lines = ['the first line']
  const log = vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
  const reporter = new RunningReporter()
  for (const one of begun) reporter.onTestModuleQueued(one)
  for (const one of ended) reporter.onTestModuleEnd(one)
  log.mockRestore()
  return [...lines, 'the last line'].join('\n')
}

it('explainEnd of a completed run keeps only its own output', () => {
  expect(explainEnd(print([credits, killed], [killed, credits]))).toBe('the first line\nthe last line')
})

it.each([
  [[credits, killed], [credits], '.', 'vitest run --project server apps/server/src/app/killed.test.ts'],
  [
    [player],
    [],
    'apps/storybook',
    'vitest run --root apps/storybook --project stories packages/react/src/Player.stories.tsx',
  ],
])(
  'explainEnd of a crashed run names the running file and the command to run it alone',
  (begun, ended, cwd, command) => {
    const [first, last, sentence, ...commands] = explainEnd(print(begun, ended), cwd).split('\n')
    expect([first, last]).toEqual(['the first line', 'the last line'])
    expect(sentence).toMatch(/^The tests ended in the middle/)
    expect(commands).toEqual([`  node scripts/run.mjs exec ${command}`])
  },
)
