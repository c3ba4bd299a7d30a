import { expect, it } from 'vitest'
import { memorySettings } from './limitMemory.ts'

it('limits the heap and the allocator where nobody has', () => {
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
])('leaves the heap that is set by %j', (start) => {
  expect(memorySettings(start).flags).toEqual([expect.stringMatching('^--max-semi-space-size=')])
})

it('leaves what is set of the allocator', () => {
  expect(memorySettings({ execArgv: [], env: { MALLOC_ARENA_MAX: '8' } }).variables).not.toHaveProperty(
    'MALLOC_ARENA_MAX',
  )
})

it('asks for nothing when all has been set, so that a program starts itself once', () => {
  const { flags, variables } = memorySettings({ execArgv: [], env: {} })
  expect(memorySettings({ execArgv: flags, env: variables })).toEqual({ flags: [], variables: {} })
})
