import { encodeWav, tone, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AnalysisPanel } from '../../analysis/index.ts'
import { PLACES } from '../showInBrowser.tsx'
import { enterStage } from '../stage.tsx'
import type { Stage } from '../stage.tsx'

const DURATION_MS = 1200
const SAMPLE_RATE = 48_000

/** Address of a tone as loud as speech. */
function toneUrl(): string {
  const samples = tone({ frequencyHz: 220, durationMs: DURATION_MS, sampleRate: SAMPLE_RATE, amplitude: 0.3 })
  return URL.createObjectURL(new Blob([encodeWav(samples, SAMPLE_RATE)], { type: 'audio/wav' }))
}
const word = (text: string, startTime: number) => ({ word: text, startTime, duration: 400 })

describe.each(PLACES)('analysis %s', (place) => {
  let stage: Stage
  let url: string
  beforeEach(async () => {
    url = toneUrl()
    const voice = voiceFixture({
      voice_sample_url: url,
      voice_sample_duration: DURATION_MS,
      voice_sample_word_times: [word('one', 50), word('two', 600)],
    })
    stage = await enterStage(place, <AnalysisPanel voice={voice} />, { awaits: 'Start Analysis' })
    await expect.poll(status).toBe('idle')
    // Browsers allow playback after a user gesture.
    await userEvent.click(stage.named('before'))
    await expect.poll(() => stage.named('Start Analysis').matches(':enabled')).toBe(true)
  })
  afterEach(() => {
    stage.leave()
    URL.revokeObjectURL(url)
  })

  const status = () => stage.root.querySelector('[part=analysis]')?.getAttribute('data-status')

  it.each(['Enter', 'Space'])('starts and stops with %s, and focus stays on the pressed button', async (key) => {
    expect(await stage.press('Start Analysis', key)).toBe('Start Analysis')
    await expect.poll(status).toBe('running')
    expect(await stage.press(null, 'Tab')).toBe('Stop Analysis')
    expect(await stage.press(null, key)).toBe('Stop Analysis')
    await expect.poll(status).not.toBe('running')
    expect(await stage.press(null, 'Shift+Tab')).toBe('Start Analysis')
    expect(await stage.press(null, key)).toBe('Start Analysis')
    await expect.poll(status).toBe('running')
  })

  it('shows its results at the end, with each word reachable by a key press', async () => {
    await stage.press('Start Analysis', 'Enter')
    await expect.poll(status, { timeout: 15_000 }).toBe('finished')
    expect(stage.focused()).toBe('Start Analysis')
    await expect.poll(() => stage.root.querySelectorAll('tbody tr').length).toBe(2)
    const seek = stage.root.querySelectorAll<HTMLElement>('tbody button')[1]
    seek?.focus()
    await stage.press(null, 'Enter')
    await expect.poll(() => stage.root.querySelector('audio')?.currentTime).toBeGreaterThanOrEqual(0.6)
  })
})
