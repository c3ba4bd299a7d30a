import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './createThrottle.ts'

const LIMIT = { name: 'test', points: 3, durationMs: 60_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a network that asks too much is told when to come back, and may then', async () => {
  const count = createThrottle(LIMIT, 'Wait a minute.')
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3']) await count(address)
  vi.advanceTimersByTime(20_000)
  await expect(count('2001:db8::4')).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Wait a minute.',
    details: { retryAfterMs: 40_000 },
  })
  await count('2001:db8:0:1::1')
  vi.advanceTimersByTime(40_000)
  await count('2001:db8::4')
})

it('what the pages of the server itself ask is not counted', async () => {
  const count = createThrottle(LIMIT, 'Wait a minute.')
  for (let asked = 0; asked < 10; asked += 1) await count('site')
})
