import { act, screen } from '@testing-library/react'
import { formatTime } from '@voice-rankings/playback'
import { afterEach, expect, it, vi } from 'vitest'
import { renderVoice } from '../../testing/renderVoice.tsx'
import { Countdown } from './RareNotes.tsx'

afterEach(() => vi.useRealTimers())

const left = () => screen.queryByRole('timer')?.textContent
const second = () => act(() => vi.advanceTimersByTimeAsync(1000))

it('Countdown shows the remaining time each second, and nothing once it is over', async () => {
  vi.useFakeTimers()
  renderVoice(<Countdown until={Date.now() + 62_000} text={(leftMs) => `Again in ${formatTime(leftMs)}`} />)
  const seen = [left()]
  for (let seconds = 1; seconds <= 62; seconds += 1) {
    await second()
    seen.push(left())
  }
  expect(seen.slice(0, 4)).toEqual(['Again in 1:02', 'Again in 1:01', 'Again in 1:00', 'Again in 0:59'])
  expect(seen.slice(-2)).toEqual(['Again in 0:01', undefined])
})
