import { screen, within } from '@testing-library/react'
import { searchResultFixture } from '@voice-rankings/testkit'
import { expect, test } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { Leaderboard } from './index.ts'
import { RATED_VOICES } from './testing/ratedVoices.ts'

const initial = searchResultFixture(RATED_VOICES)
const board = () => renderVoice(<Leaderboard initial={initial} />)
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const head = (name: string) => screen.getByRole('columnheader', { name })
const names = () => rows().map((row) => within(row).getByRole('link').textContent)

test('Leaderboard shows each ranked voice with rank, score, interval and votes', () => {
  board()
  const cells = within(rows()[1] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(names()).toEqual(['Noor', 'Clara', 'Theo', 'Amara', 'Zed'])
  expect(cells).toEqual(['#2', '4.414.20–4.6296 votes', '4.20–4.62', '96'])
})

test('Leaderboard plays a voice in its row', async () => {
  const { user, audio } = board()
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Play Noor' }))
  expect(audio[0]?.src).toContain('noor')
})

test('column headers sort by pointer and keyboard and keep the ranks', async () => {
  const { user } = board()
  expect(head('Rank').getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Voice' }))
  expect(names()).toEqual(['Amara', 'Clara', 'Noor', 'Theo', 'Zed'])
  expect(head('Voice').getAttribute('aria-sort')).toBe('ascending')
  expect(head('Rank').getAttribute('aria-sort')).toBeNull()
  await user.keyboard('{Enter}')
  expect(names()[0]).toBe('Zed')
  expect(head('Voice').getAttribute('aria-sort')).toBe('descending')
  expect(rows()[0]?.textContent).toContain('#5')
})

test('unranked voices are listed with their number of ratings', () => {
  board()
  const section = within(screen.getByRole('region', { name: 'Unranked' }))
  expect(section.getByText('A voice needs 10 ratings to be ranked. Listen to one and rate it.')).toBeTruthy()
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('9 of 10 ratings'),
    expect.stringContaining('0 of 10 ratings'),
  ])
})

test('the button for more voices keeps focus while they load', async () => {
  const { user } = renderVoice(<Leaderboard initial={searchResultFixture(RATED_VOICES, { total: 100 })} />, {
    handlers: { 'voices.search': () => new Promise<never>(() => {}) },
  })
  screen.getByRole('button', { name: 'Show more voices' }).focus()
  await user.keyboard('{Enter}')
  const button = screen.getByRole('button', { name: 'Show more voices' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.matches(':enabled')).toBe(true)
  expect(document.activeElement).toBe(button)
})

test('Leaderboard accepts every filter of the voice search', async () => {
  const { client } = renderVoice(
    <Leaderboard languageCode="en" filters={{ categories: 'narration', pitchRange: '80-160' }} />,
    {
      handlers: { 'voices.search': () => searchResultFixture(RATED_VOICES) },
    },
  )
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(client.calls.at(-1)?.input).toMatchObject({
    languageCode: 'en',
    categories: 'narration',
    pitchRange: '80-160',
    sort: '-rating',
  })
})

test('another language reloads the leaderboard', async () => {
  const { update, client } = renderVoice(<Leaderboard languageCode="en" />, {
    handlers: { 'voices.search': () => searchResultFixture(RATED_VOICES) },
  })
  expect(screen.getByText('Loading the leaderboard…')).toBeTruthy()
  expect(await screen.findByRole('table')).toBeTruthy()
  update(<Leaderboard languageCode="de" />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(client.calls.at(-1)?.input).toMatchObject({ languageCode: 'de' })
})
