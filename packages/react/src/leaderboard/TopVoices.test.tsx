import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { TopVoices } from './index.ts'
import { RATED_VOICES, ratedVoice } from './testing/ratedVoices.ts'

test('TopVoices lists the best ranked voices with score and votes', async () => {
  const { user, audio } = renderVoice(<TopVoices voices={RATED_VOICES} />)
  const rows = within(screen.getByRole('region', { name: 'Top rated' })).getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Noor',
    'Clara',
    'Theo',
    'Amara',
    'Zed',
  ])
  expect(rows[1]?.textContent).toContain('4.41 96 votes')
  await user.click(screen.getByRole('button', { name: 'Play Noor' }))
  expect(audio[0]?.src).toContain('noor')
})

test('TopVoices explains the requirement while no voice is ranked', () => {
  renderVoice(<TopVoices voices={[ratedVoice('Vera', null, 3)]} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText(/^No rankings yet. A voice needs 10 ratings to be ranked/)).toBeTruthy()
})
