import { afterAll, describe, expect, it } from 'vitest'
import type { CatalogueVoice } from '../catalogue/catalogueVoice.ts'
import { createEngines } from '../catalogue/createEngines.ts'
import { passageFor } from '../catalogue/passages.ts'
import { VOICES } from '../catalogue/voices.ts'
import { createSpeech } from './createSpeech.ts'
import { onsetsAfterPauses } from './testing/onsets.ts'
import { quantile } from './testing/quantile.ts'

const speech = createSpeech({ engines: createEngines() })
afterAll(() => speech.close())

/** Distance in ms from each onset after a pause to the nearest word start. */
async function timingErrors(voice: CatalogueVoice): Promise<number[]> {
  const { text } = passageFor(voice.voice_language_codes[0])
  const { audio, marks } = await speech.synthesize(voice.voice_service, { text, speakerId: voice.voice_speaker_id })
  const starts = marks.filter((mark) => mark.duration > 0).map((mark) => mark.startTime)
  return onsetsAfterPauses(audio.samples, audio.sampleRate).map((onset) =>
    Math.min(...starts.map((start) => Math.abs(start - onset))),
  )
}

describe('word marks, compared with the onsets of the audio,', () => {
  it.each(VOICES.filter((voice) => voice.voice_service === 'flite').map((voice) => [voice.voice_name, voice] as const))(
    'of the flite voice %s differ by at most 15 ms in the median and 50 ms in nine of ten cases',
    async (_, voice) => {
      const errors = await timingErrors(voice)
      expect(errors.length).toBeGreaterThanOrEqual(5)
      expect(quantile(errors, 0.5)).toBeLessThanOrEqual(15)
      expect(quantile(errors, 0.9)).toBeLessThanOrEqual(50)
    },
  )

  it('of eSpeak in each language differ by at most 5 ms in the median and 20 ms in nine of ten cases', async () => {
    const perLanguage = new Map(
      VOICES.filter((voice) => voice.voice_service === 'espeak').map((voice) => [voice.voice_language_codes[0], voice]),
    )
    const errors: number[] = []
    for (const voice of perLanguage.values()) errors.push(...(await timingErrors(voice)))
    expect(errors.length).toBeGreaterThan(200)
    expect(quantile(errors, 0.5)).toBeLessThanOrEqual(5)
    expect(quantile(errors, 0.9)).toBeLessThanOrEqual(20)
  })

  it('of Gnuspeech, which are aligned, differ by at most 15 ms in the median and 50 ms in nine of ten cases', async () => {
    const errors: number[] = []
    for (const voice of VOICES.filter((voice) => /^(fe)?male--base$/u.test(voice.voice_speaker_id))) {
      errors.push(...(await timingErrors(voice)))
    }
    expect(quantile(errors, 0.5)).toBeLessThanOrEqual(15)
    expect(quantile(errors, 0.9)).toBeLessThanOrEqual(50)
  })
})
