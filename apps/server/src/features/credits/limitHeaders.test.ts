import { expect, it } from 'vitest'
import { limitHeaders } from './limitHeaders.ts'

const now = Date.UTC(2026, 10, 20)
const limit = { name: 'hold-device', points: 20, durationMs: 3_600_000 }

it('limitHeaders writes quota, window, remaining points and reset time of a partly used limit', () => {
  const usage = { allowed: true, remaining: 7, resetsAt: new Date(now + 90_500) }
  expect(limitHeaders([{ limit, usage }], now)).toMatchObject({
    'ratelimit-policy': '"hold-device";q=20;w=3600',
    ratelimit: '"hold-device";r=7;t=91',
  })
})

it('limitHeaders joins several limits, and omits the reset time of an unused one', () => {
  const network = { ...limit, name: 'hold-network', points: 200 }
  const headers = limitHeaders(
    [
      { limit, usage: { allowed: false, remaining: 0, resetsAt: new Date(now - 5) } },
      { limit: network, usage: { allowed: true, remaining: 200, resetsAt: new Date(now) } },
    ],
    now,
  )
  expect(headers.ratelimit).toBe('"hold-device";r=0;t=0, "hold-network";r=200')
})
