import { act } from '@testing-library/react'
import { marksFixture } from '@voice-rankings/testkit'
import { describe, expect, it } from 'vitest'
import { renderVoice, setupVoice } from '../testing/renderVoice.tsx'
import { WordHighlighter } from './WordHighlighter.tsx'

const TEXT = 'one two  three four'

/** Words and their states in a browser that cannot paint words, as the one these tests run in. */
async function statesAt(...timesMs: number[]) {
  const track = setupVoice().runtime.playback.track({ url: '/sample.mp3' })
  await act(() => track.play())
  act(() => track.pause())
  const { container } = renderVoice(
    <WordHighlighter text={TEXT} marks={marksFixture(TEXT, 4000)} track={track} languageCode="en" />,
  )
  return timesMs.map((timeMs) => {
    act(() => track.seek(timeMs))
    expect(container.textContent).toBe(TEXT)
    const words = container.querySelectorAll<HTMLElement>('[part~=word]')
    return Array.from(words, ({ dataset }) => dataset['state']).join(' ')
  })
}

describe('without the Highlight API', () => {
  it('P04 each word is past, current or later, and the text stays whole', async () => {
    expect(await statesAt(500, 2500, 3990)).toEqual([
      'current later later later',
      'past past current later',
      'past past past current',
    ])
  })
})
