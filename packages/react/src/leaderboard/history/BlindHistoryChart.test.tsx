import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { BlindHistoryChart } from '../index.ts'
import { historyDays } from '../testing/historyDays.ts'

const DAYS = historyDays(['2026-11-01', 1510, 40], ['2026-11-28', 1548, 22])
const show = (days = DAYS) =>
  renderVoice(<BlindHistoryChart history={{ language_code: 'en', days }} headingLevel={3} />)

test('the first and last day are in words, with scores and ranks', () => {
  show()
  const section = screen.getByRole('region', { name: 'Score and rank over time' })
  const words = [...section.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(words).toEqual([
    'Nov 1, 20261510 ± 40rank 2–5',
    'Nov 28, 20261548 ± 22rank 2–5',
    'Blind votes in English. The band is the 95 % interval.',
  ])
  expect(screen.getByRole('heading', { level: 3 })).toBeTruthy()
})

test('nothing is shown for fewer than two days', () => {
  show(DAYS.slice(0, 1))
  expect(screen.queryByRole('region')).toBeNull()
})
