import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { BlindPriceChart } from '../index.ts'
import { BLIND_POINTS } from '../testing/blindPoints.ts'

const dots = () => within(screen.getByRole('list', { name: 'Voices, cheapest first' })).getAllByRole('link')

test('each voice is a dot that says its name, provider, score and price and opens it', () => {
  renderVoice(<BlindPriceChart points={BLIND_POINTS} />)
  expect(screen.getByRole('region', { name: 'Score against price' })).toBeTruthy()
  expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Vera, Flite: 1598 points, free',
    'Zed, Flite: 1489 points, free',
    'Theo, Flite: 1598 points, $4.50',
    'Clara, eSpeak NG: 1671 points, $16',
    'Bruno, eSpeak NG: 1610 points, $30',
    'Noor, Flite: 1684 points, $99',
  ])
  expect(dots()[3]?.getAttribute('href')).toBe('/voice/espeak/male/clara--standard')
})

test('the voices that nobody beats for less are in a table, cheapest first', () => {
  renderVoice(<BlindPriceChart points={BLIND_POINTS} />)
  const table = screen.getByRole('table', { name: 'Nobody beats these for less' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Vera', 'Clara', 'Noor'])
  expect(within(table).getByRole('cell', { name: 'free' })).toBeTruthy()
})

test('the dots are one stop of the Tab key, arrow keys move between them, and the voice is named below', async () => {
  const { user } = renderVoice(<BlindPriceChart points={BLIND_POINTS} />)
  await user.tab()
  expect(document.activeElement).toBe(dots()[0])
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(dots()[3])
  expect(screen.getByText('Clara, eSpeak NG: 1671 points, $16')).toBeTruthy()
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(dots()[5])
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Vera')
})

test('a pointed dot names its voice', async () => {
  const { user } = renderVoice(<BlindPriceChart points={BLIND_POINTS} />)
  await user.hover(dots()[4] as HTMLElement)
  expect(screen.getByText('Bruno, eSpeak NG: 1610 points, $30')).toBeTruthy()
})

test('for fewer than two voices it says what it needs', () => {
  renderVoice(<BlindPriceChart points={BLIND_POINTS.slice(0, 1)} />)
  expect(screen.getByText('The chart needs two voices with a blind score and a price.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
