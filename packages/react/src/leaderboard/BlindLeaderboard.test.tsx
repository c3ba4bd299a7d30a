import type { BlindRow } from '@voice-rankings/contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { BlindLeaderboard } from './index.ts'
import { scoreAxis } from './blindRows.ts'
import { BLIND_ROWS, blindBoardFixture } from './testing/blindBoard.ts'

const initial = blindBoardFixture()
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const names = () => rows().map((row) => within(row).getByRole('link').textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })
const cells = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('each voice has ranks, a score with its interval, stars, traits, a price and votes', () => {
  renderVoice(<BlindLeaderboard initial={initial} />)
  expect(cells(rows()[0])).toEqual([
    '1–2',
    '1684± 14. 95 % interval from 1670 to 1698',
    '4.6Rated 4.6 of 5',
    'low, soft',
    '$99',
    '990 ms 95 % in 1980 ms',
    'From its engine',
    'MIT commercial use allowed',
    '4,120',
    '',
  ])
  expect(screen.getByText(/4 voices · 9,274 votes.*216 votes were left out/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All votes as CSV' }).getAttribute('href')).toBe('/api/v1/blind/votes.csv')
})

test('a provider with too few measured texts, and a licence that is not stated, are said to be so', () => {
  renderVoice(<BlindLeaderboard initial={initial} />)
  expect(cells(rows()[3]).slice(5, 8)).toEqual(['not measured yet', 'Estimated', 'Not stated'])
})

test('a button shows below its row what a narrow table has no columns for', async () => {
  const { user } = renderVoice(<BlindLeaderboard initial={initial} />)
  const button = screen.getByRole('button', { name: 'More about Noor' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const opened = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(opened).toBe(rows()[1])
  const list = within(opened as HTMLElement)
  const terms = list.getAllByRole('term').map(({ textContent }) => textContent)
  const values = list.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Stars', 'Sounds', 'First sound', 'Word times', 'Licence', 'Votes'])
  expect(values).toEqual(cells(rows()[0]).filter((_, at) => [2, 3, 5, 6, 7, 8].includes(at)))
  await user.click(button)
  expect(rows()).toHaveLength(4)
})

test('a score from few votes is preliminary', () => {
  renderVoice(<BlindLeaderboard initial={initial} />)
  expect(cells(rows()[3])[1]).toContain('preliminary')
})

test('a voice that changed shows how many votes are older', () => {
  const [first, ...others] = BLIND_ROWS
  const changed = [{ ...(first as BlindRow), votes_before_change: 1250 }, ...others]
  renderVoice(<BlindLeaderboard initial={blindBoardFixture({ rows: changed })} />)
  expect(within(rows()[0] as HTMLElement).getByText('Votes before the change: 1250')).toBeTruthy()
  expect(screen.getAllByText(/before the change/)).toHaveLength(1)
})

test.each([
  [null, 'free'],
  [{ perMillion: 4.5, unit: 'character', currency: 'EUR', credits: 1 }, '€4.50'],
  [{ perMillion: 30, unit: 'byte', currency: 'USD', credits: 1 }, '$30 per 1M bytes'],
  [{ perMillion: 250, unit: 'second', currency: 'USD', credits: 1 }, '$0.015 per minute'],
] as const)('the price %o is %s, in its column and beside the name', (voice_price, text) => {
  const [row] = BLIND_ROWS
  const rows = row ? [{ ...row, voice: { ...row.voice, voice_price } }] : []
  renderVoice(<BlindLeaderboard initial={blindBoardFixture({ rows, total: 1 })} />)
  expect(screen.getByRole('cell', { name: text })).toBeTruthy()
  expect(screen.getByRole('rowheader').textContent).toContain(` · ${text}`)
})

test('all intervals share one axis with round ends', () => {
  expect(scoreAxis(BLIND_ROWS)).toEqual([1400, 1700])
})

test.each([
  ['Blind score', 'ascending', ['Zed', 'Theo', 'Clara', 'Noor']],
  ['Voice', 'ascending', ['Clara', 'Noor', 'Theo', 'Zed']],
  ['Stars', 'descending', ['Clara', 'Noor', 'Theo', 'Zed']],
  ['Sounds', 'ascending', ['Clara', 'Noor', 'Theo', 'Zed']],
  ['1M chars', 'ascending', ['Zed', 'Theo', 'Clara', 'Noor']],
  ['First sound', 'ascending', ['Theo', 'Clara', 'Noor', 'Zed']],
  ['Word times', 'ascending', ['Noor', 'Clara', 'Theo', 'Zed']],
  ['Licence', 'ascending', ['Noor', 'Clara', 'Theo', 'Zed']],
  ['Votes', 'descending', ['Noor', 'Clara', 'Theo', 'Zed']],
  ['Rank', 'ascending', ['Noor', 'Clara', 'Theo', 'Zed']],
])('the head %s sorts, %s', async (name, direction, sorted) => {
  const { user } = renderVoice(<BlindLeaderboard initial={initial} />)
  expect(head('Blind score').getAttribute('aria-sort')).toBe('descending')
  await user.click(screen.getByRole('button', { name }))
  expect(head(name).getAttribute('aria-sort')).toBe(direction)
  expect(names()).toEqual(sorted)
})

test('without a first page it is loaded with filters and use', async () => {
  const { client } = renderVoice(
    <BlindLeaderboard filters={{ gender: 'female', search: 'No', pitchRange: '80-160' }} blindUse="news" />,
    { handlers: { 'blind.leaderboard': () => initial } },
  )
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(client.calls.at(-1)?.input).toEqual({ gender: 'female', blind_use: 'news', page: 1, limit: undefined })
})

test('language and use are chosen where the page follows them', async () => {
  const [onUseChange, onLanguageChange] = [vi.fn(), vi.fn()]
  const { user } = renderVoice(<BlindLeaderboard initial={initial} {...{ onUseChange, onLanguageChange }} />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Use' }), 'News')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German (120)')
  expect(onUseChange).toHaveBeenCalledWith('news')
  expect(onLanguageChange).toHaveBeenCalledWith('de')
})

test('without votes it says so', () => {
  renderVoice(<BlindLeaderboard initial={blindBoardFixture({ rows: [], total: 0 })} />)
  expect(screen.getByText('No blind votes match these filters yet.')).toBeTruthy()
})
