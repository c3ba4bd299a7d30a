import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './createThrottle.ts'

const LIMIT = { name: 'test', points: 3, durationMs: 60_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('createThrottle refuses a network that exceeds its limit, with the time to wait, and accepts it afterwards', async () => {
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

it("createThrottle does not count requests of the server's own pages", async () => {
  const count = createThrottle(LIMIT, 'Wait a minute.')
  for (let asked = 0; asked < 10; asked += 1) await count('site')
})
