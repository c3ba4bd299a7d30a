import { act, screen } from '@testing-library/react'
import { createFakeAudio, marksFixture } from '@voice-rankings/testkit'
import { createPlayback } from '@voice-rankings/playback'
import { describe, expect, it } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { playerMessages } from '../messages.ts'
import { SeekSlider } from './SeekSlider.tsx'

const WORDS = 'one two three four'

function setup({ durationMs = 4000, dir = 'ltr', heardMs = 0 } = {}) {
  const audio = createFakeAudio(durationMs)
  const track = createPlayback({ createAudio: () => audio, openChannel: null }).track({ url: '/a.mp3' })
  track.seek(heardMs)
  const view = renderVoice(
    <div dir={dir} style={{ direction: dir as 'ltr' }}>
      <SeekSlider
        track={track}
        durationMs={durationMs}
        marks={marksFixture(WORDS, durationMs)}
        texts={playerMessages}
      />
    </div>,
  )
  const slider = screen.getByRole('slider')
  slider.focus()
  return { ...view, track, audio, said: () => slider.getAttribute('aria-valuetext') }
}

describe('seek bar keys', () => {
  it.each([
    ['{ArrowRight}', '0:03 of 0:04'],
    ['{ArrowUp}', '0:03 of 0:04'],
    ['{ArrowLeft}', '0:01 of 0:04'],
    ['{ArrowDown}', '0:01 of 0:04'],
    ['{Home}', '0:00 of 0:04'],
    ['{End}', '0:04 of 0:04'],
    ['{Control>}{ArrowRight}{/Control}', 'four, 0:03 of 0:04'],
    ['{Control>}{ArrowLeft}{/Control}', 'two, 0:01 of 0:04'],
  ])('%s from the middle announces %s', async (keys, said) => {
    const view = setup({ heardMs: 2000 })
    await view.user.keyboard(keys)
    expect(view.said()).toBe(said)
  })

  it.each([
    ['{ArrowRight}', '1:05 of 2:00'],
    ['{PageUp}', '1:12 of 2:00'],
    ['{PageDown}', '0:48 of 2:00'],
  ])('%s in the middle of two minutes announces %s', async (keys, said) => {
    const view = setup({ durationMs: 120_000, heardMs: 60_000 })
    await view.user.keyboard(keys)
    expect(view.said()).toBe(said)
  })

  it.each([
    ['{ArrowRight}', '0:01 of 0:04'],
    ['{ArrowLeft}', '0:03 of 0:04'],
    ['{ArrowUp}', '0:03 of 0:04'],
    ['{Control>}{ArrowLeft}{/Control}', 'four, 0:03 of 0:04'],
  ])('%s in a right-to-left page announces %s', async (keys, said) => {
    const view = setup({ dir: 'rtl', heardMs: 2000 })
    await view.user.keyboard(keys)
    expect(view.said()).toBe(said)
  })
})

it('playback updates the slider at most every five seconds', async () => {
  const { track, audio, container } = setup({ durationMs: 20_000 })
  const slider = container.querySelector('input')
  const changes: string[] = []
  const watch = new MutationObserver((records) =>
    changes.push(...records.map(() => slider?.getAttribute('aria-valuetext') ?? '')),
  )
  await act(() => track.play())
  if (slider) watch.observe(slider, { attributes: true, attributeFilter: ['aria-valuetext'] })
  for (let n = 0; n < 40; n += 1) {
    audio.hear(300)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  watch.disconnect()
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.length).toBeLessThanOrEqual(2)
})
