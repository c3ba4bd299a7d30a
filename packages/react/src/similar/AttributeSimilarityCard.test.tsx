import { screen, within } from '@testing-library/react'
import { similarVoiceFixture } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { AttributeSimilarityCard } from './AttributeSimilarityCard.tsx'
import type { AttributeSimilarityCardProps } from './AttributeSimilarityCard.tsx'

const nora = { ...similarVoiceFixture(), value: 181.4, difference: 5.4 }
const theo = {
  ...similarVoiceFixture({ voice_id: 'b', voice_name: 'Theo', voice_gender: 'male' }),
  value: 163,
  difference: -13,
}

function setup(props: Partial<AttributeSimilarityCardProps> = {}) {
  const onTogglePlay = vi.fn()
  const view = renderVoice(
    <AttributeSimilarityCard
      title="Similar Pitch (Hz): 176"
      unit="Hz"
      voices={[nora, theo]}
      playingVoiceId={null}
      onTogglePlay={onTogglePlay}
      {...props}
    />,
  )
  return { ...view, onTogglePlay, rows: screen.queryAllByRole('listitem') }
}

describe('AttributeSimilarityCard', () => {
  it('shows name, value and difference of each voice', () => {
    const { rows } = setup()
    expect(
      rows.map((row) =>
        within(row)
          .getAllByText(/Nora|Theo|Hz/)
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Nora', '181 Hz', '+5 Hz'],
      ['Theo', '163 Hz', '−13 Hz'],
    ])
  })

  it("shows each voice's gender", () => {
    const { rows } = setup()
    expect(rows.map((row) => row.querySelector('[data-sign]')?.getAttribute('data-sign'))).toEqual(['female', 'male'])
  })

  it('says how the value relates to those of all other voices', () => {
    const spread = { voice_count: 411, lower_share: 0.562, ticks: [10, 20] }
    setup({ sourceValue: 176, spread })
    expect(screen.getByText('higher than 56 % of 411 voices')).toBeTruthy()
  })

  it.each([
    ['values of other voices', { sourceValue: 176 }],
    ['a value of its own', { spread: { voice_count: 2, lower_share: 0, ticks: [] } }],
  ])('has no strip without %s', (_, props) => {
    setup(props)
    expect(screen.queryByText(/^higher than/)).toBeNull()
  })

  it('reports which voice to play, and marks the playing one', async () => {
    const { user, onTogglePlay } = setup({ playingVoiceId: 'b' })
    await user.click(screen.getByRole('button', { name: 'Play Nora' }))
    expect(onTogglePlay.mock.calls).toEqual([[nora]])
    await user.click(screen.getByRole('button', { name: 'Pause Theo' }))
    expect(onTogglePlay.mock.lastCall).toEqual([theo])
  })

  it('links to the page of each voice in a new tab', () => {
    const { rows } = setup()
    const links = rows.map((row) => within(row).getByRole('link', { name: /Voice Details/ }))
    expect(links.map((link) => link.textContent)).toEqual(['Voice Details', 'Voice Details'])
    expect(links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual([
      ['/voice/espeak/female/en-us%2Bf2--standard', '_blank', 'noopener'],
      ['/voice/espeak/male/en-us%2Bf2--standard', '_blank', 'noopener'],
    ])
  })

  it('draws bars on a canvas of height 40', () => {
    const { container } = setup()
    expect(container.querySelector('canvas')?.getAttribute('height')).toBe('40')
  })

  it('shows a loading and an empty state', () => {
    setup({ voices: null })
    expect(screen.getByText('Loading similar voices...')).toBeTruthy()
    setup({ voices: [] })
    expect(screen.getByText('No specific matches found.')).toBeTruthy()
  })
})
