import { expect, it } from 'vitest'
import { formatHoldEnd } from './PlayerProblem.tsx'

it('formatHoldEnd writes a long US date with time and zone', () => {
  const end = new Date(Date.UTC(2026, 2, 5, 18, 30))
  expect(formatHoldEnd(end, undefined, 'America/Los_Angeles').replaceAll('\u202F', ' ')).toBe(
    'March 5, 2026 at 10:30 AM PST',
  )
})
