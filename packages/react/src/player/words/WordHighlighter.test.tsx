import { act, waitFor } from '@testing-library/react'
import { marksFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { renderVoice, setupVoice } from '../../testing/renderVoice.tsx'
import { WordHighlighter } from './WordHighlighter.tsx'

const TEXT = 'one two  three four'

// Highlighting code is loaded on demand, and jsdom lacks the Highlight API.
const WHEN_LOADED = { timeout: 10_000 }

it('without the Highlight API each word is marked as past, current or later, and the text is unchanged', async () => {
  const track = setupVoice().runtime.playback.track({ url: '/sample.mp3' })
  await act(() => track.play())
  act(() => track.pause())
  const { container } = renderVoice(
    <WordHighlighter text={TEXT} marks={marksFixture(TEXT, 4000)} track={track} languageCode="en" />,
  )
  expect(container.textContent).toBe(TEXT)
  const states = () =>
    Array.from(container.querySelectorAll<HTMLElement>('[part~=word]'), ({ dataset }) => dataset['state'])
  for (const [timeMs, expected] of [
    [500, 'current later later later'],
    [2500, 'past past current later'],
    [3990, 'past past past current'],
  ] as const) {
    act(() => track.seek(timeMs))
    await waitFor(() => expect(states().join(' ')).toBe(expected), WHEN_LOADED)
    expect(container.textContent).toBe(TEXT)
  }
})
