import { expect, it } from 'vitest'
import { historyDays } from '../testing/historyDays.ts'
import { historyPaths } from './historyPaths.ts'

it('a score and its interval stay until the next day on which they changed', () => {
  // The axis reaches from 1400 to 1600, over eleven days of 54.5 units each.
  const days = historyDays(['2026-11-01', 1500, 100], ['2026-11-04', 1550, 50], ['2026-11-11', 1500, 50])
  expect(historyPaths(days)).toEqual({
    line: 'M0 60H163.6V30H545.5V60H600',
    band: 'M0 0H163.6V0H545.5V30H600V90H545.5V60H163.6V120H0Z',
  })
})
