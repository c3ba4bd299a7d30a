import type { VoiceChange } from '@voice-rankings/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { BlindHistoryChart } from '../index.ts'
import { historyDays } from '../testing/historyDays.ts'

const DAYS = historyDays(['2026-11-01', 1510, 40], ['2026-11-28', 1548, 22])
const show = (days = DAYS, changes?: VoiceChange[]) =>
  renderVoice(<BlindHistoryChart history={{ language_code: 'en', days }} changes={changes} headingLevel={3} />)

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

test('a change of the voice is a line at its day, and says that earlier votes are of the earlier sound', () => {
  const change = { found_at: '2026-11-15T00:00:00.000Z', unchanged_at: '2026-10-15T00:00:00.000Z', differences: [] }
  show(DAYS, [change])
  const section = screen.getByRole('region', { name: 'Score and rank over time' })
  expect(section.querySelector('[data-change]')?.getAttribute('d')).toBe('M300 0V120')
  expect(screen.getByText('Changed by Nov 15, 2026: votes from before are of the earlier sound.')).toBeTruthy()
})
