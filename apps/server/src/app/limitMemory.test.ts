import { expect, it } from 'vitest'
import { memorySettings } from './limitMemory.ts'

it('memorySettings limits heap and allocator by default', () => {
  const { flags, variables } = memorySettings({ execArgv: ['--no-warnings'], env: {} })
  expect(flags).toEqual([
    expect.stringMatching('^--max-semi-space-size='),
    expect.stringMatching('^--max-old-space-size='),
  ])
  expect(variables).toHaveProperty('MALLOC_ARENA_MAX', '2')
})

it.each([
  { execArgv: ['--max-old-space-size=4096'], env: {} },
  { execArgv: [], env: { NODE_OPTIONS: '--enable-source-maps --max_old_space_size=4096' } },
])('memorySettings keeps the heap size set by %j', (start) => {
  expect(memorySettings(start).flags).toEqual([expect.stringMatching('^--max-semi-space-size=')])
})

it('memorySettings keeps existing allocator settings', () => {
  expect(memorySettings({ execArgv: [], env: { MALLOC_ARENA_MAX: '8' } }).variables).not.toHaveProperty(
    'MALLOC_ARENA_MAX',
  )
})

it('memorySettings is empty when everything is set, so that the program restarts only once', () => {
  const { flags, variables } = memorySettings({ execArgv: [], env: {} })
  expect(memorySettings({ execArgv: flags, env: variables })).toEqual({ flags: [], variables: {} })
})
