import { expect, it } from 'vitest'
import { historyDays } from '../testing/historyDays.ts'
import { historyPaths } from './historyPaths.ts'

it('a score and its interval stay until the next day on which they changed', () => {
  // The axis reaches from 1400 to 1600, over ten days of 60 units each.
  const days = historyDays(['2026-11-01', 1500, 100], ['2026-11-04', 1550, 50], ['2026-11-11', 1500, 50])
  expect(historyPaths(days)).toEqual({
    line: 'M0 60H180V30H600V60',
    band: 'M0 0H180V0H600V30V90V60H180V120H0Z',
  })
})
