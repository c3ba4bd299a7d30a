import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEngines } from '../catalogue/createEngines.ts'
import type { Speech, SpeechEngine } from '../speech/engine.ts'
import { HOSTILE_TEXTS } from '../speech/testing/hostileTexts.ts'
import { splitTokens } from '../speech/text/tokens.ts'
import { createAligner } from './createAligner.ts'
import type { Sound } from './features.ts'

const engines = createEngines({ gplProcess: null })
const flite = engines.find(({ id }) => id === 'flite')!
/** Flite, which speaks each text once for all sounds. */
const reference: SpeechEngine = { ...flite, status: () => 'ready', synthesize: once((job) => flite.synthesize(job)) }
const aligner = createAligner([reference])
afterAll(() => Promise.all([aligner.close(), ...engines.map((engine) => engine.close())]))

function once(speak: SpeechEngine['synthesize']): SpeechEngine['synthesize'] {
  const spoken = new Map<string, Promise<Speech>>()
  return (job) => {
    const said = spoken.get(job.text) ?? speak(job)
    spoken.set(job.text, said)
    return said
  }
}

const RATE = 16_000
const noise = Float32Array.from({ length: 2 * RATE }, (_, i) => Math.sin(i * i * 0.7) / 3)

const SOUNDS: readonly (readonly [what: string, (said: Float32Array) => Float32Array])[] = [
  ['no audio', () => new Float32Array(0)],
  ['one sample', () => new Float32Array(1).fill(0.5)],
  ['silence', () => new Float32Array(2 * RATE)],
  ['noise', () => noise],
  ['noisy speech', (said) => said.map((sample, i) => sample / 2 + noise[i % noise.length]! / 4)],
  ['clipped speech', (said) => said.map((sample) => Math.max(-1, Math.min(1, sample * 50)))],
  ['truncated speech', (said) => said.slice(0, said.length >> 2)],
  ['samples that are no numbers', (said) => said.map((sample, i) => (i % 1000 === 0 ? Number.NaN : sample))],
]

describe.each(SOUNDS)('%s', (_, soundOf) => {
  let audio: Sound
  beforeAll(async () => {
    const said = await flite.synthesize({
      text: 'The tea is still warm. We have been waiting.',
      speakerId: 'rms--brisk',
    })
    audio = { samples: soundOf(said.audio.samples), sampleRate: said.audio.sampleRate }
  })

  it.each(HOSTILE_TEXTS)('has marks within it, in order, for %s', async (_, text) => {
    const { marks } = await aligner.align({ text, languageCode: 'en-US', audio })
    const lengthMs = (1000 * audio.samples.length) / audio.sampleRate
    expect(marks.map(({ word }) => word)).toEqual(splitTokens(text))
    let before = 0
    for (const { startTime, duration } of marks) {
      expect(startTime).toBeGreaterThanOrEqual(before)
      expect(duration).toBeGreaterThanOrEqual(0)
      expect(startTime + duration).toBeLessThanOrEqual(lengthMs)
      before = startTime
    }
  })
})
