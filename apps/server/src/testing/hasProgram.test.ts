import { afterEach, expect, it, vi } from 'vitest'
import { hasProgram } from './hasProgram.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('finds an installed program', () => {
  expect(hasProgram(process.execPath)).toBe(true)
})

it('warns about a missing program on the machine of a developer', () => {
  vi.stubEnv('CI', '')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(hasProgram('no-such-program')).toBe(false)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('No no-such-program'))
})

it('throws for a missing program on a build machine', () => {
  vi.stubEnv('CI', 'true')
  expect(() => hasProgram('no-such-program')).toThrow('No no-such-program')
})
