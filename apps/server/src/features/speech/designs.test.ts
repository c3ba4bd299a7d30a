import { medianPitchHz, speakingRate } from '@voice-rankings/analysis'
import {
  DESIGN_ENGINE_NAMES,
  designBases,
  type DesignEngine,
  designParameters,
  type VoiceDesign,
} from '@voice-rankings/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { createEngines } from '../catalogue/createEngines.ts'
import { createSpeech } from './createSpeech.ts'
import { designId } from './readDesign.ts'

const speech = createSpeech({ engines: createEngines() })
afterAll(() => speech.close())

const TEXT = 'The boats come home slowly, one lamp at a time.'

async function speak(design: VoiceDesign, text = TEXT) {
  const job = { text, speakerId: 'designed--test', providerVoiceId: designId(design) }
  const { audio, marks } = await speech.synthesize(design.design_engine, job)
  return {
    audio,
    pitchHz: medianPitchHz(audio.samples, audio.sampleRate) ?? 0,
    wordsPerMinute: speakingRate(text, marks) ?? 0,
  }
}

const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

/** True if each value is more than the one before. */
const rises = (values: readonly number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

/** Indexes of values from the least to the greatest. */
const order = (values: readonly number[]) =>
  values.map((_, at) => at).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))

/** A voice of the catalogue. */
const robert = () => speech.synthesize('espeak', { text: TEXT, speakerId: 'en-us+robert--base' })

/** Bases of each engine whose pitch can be changed; of eSpeak, two languages. */
const PITCHED: [DesignEngine, string][] = [
  ['espeak', 'en-US'],
  ['espeak', 'de-DE'],
  ['flite', 'slt'],
  ['flite', 'awb'],
  ['gnuspeech', 'male'],
  ['gnuspeech', 'small_child'],
]

describe.each(PITCHED)('designs of %s %s', (design_engine, design_base) => {
  it('have a measured pitch that rises with the pitch, and is within 12 % of it', async () => {
    const pitches = [80, 110, 150, 200, 280]
    const measured: number[] = []
    for (const design_pitch of pitches) {
      measured.push((await speak({ design_engine, design_base, design_pitch })).pitchHz)
    }
    expect(measured).toSatisfy(rises)
    for (const [at, hz] of measured.entries()) expect(Math.abs(hz / (pitches[at] ?? 0) - 1)).toBeLessThan(0.12)
  })

  it('have a measured rate that rises with the pace, and doubles from 60 to 120 %', async () => {
    const measured: number[] = []
    for (const design_pace of [60, 80, 100, 120, 160]) {
      measured.push((await speak({ design_engine, design_base, design_pace })).wordsPerMinute)
    }
    expect(measured).toSatisfy(rises)
    expect((measured[3] ?? 0) / (measured[0] ?? 1)).toBeGreaterThan(1.7)
    expect((measured[3] ?? 0) / (measured[0] ?? 1)).toBeLessThan(2.3)
  })
})

describe('an unchanged design', () => {
  it.each(PITCHED)('of %s %s has the stated pitch of its base', async (design_engine, design_base) => {
    const { pitchHz } = await speak({ design_engine, design_base })
    const normal = designParameters(design_engine, design_base).find(({ name }) => name === 'design_pitch')?.normal ?? 0
    expect(Math.abs(pitchHz / normal - 1)).toBeLessThan(0.12)
  })

  it('of Flite sounds exactly as the voice of the catalogue', async () => {
    const design = await speak({ design_engine: 'flite', design_base: 'rms' })
    const catalogue = await speech.synthesize('flite', { text: TEXT, speakerId: 'rms--base' })
    expect(design.audio.samples).toEqual(catalogue.audio.samples)
  })
})

it.each(designBases('espeak').map(({ id }) => id))('eSpeak speaks designs of %s', async (design_base) => {
  const { audio } = await speak({ design_engine: 'espeak', design_base }, '12 3')
  expect(rms(audio.samples)).toBeGreaterThan(0.01)
})

it.each(
  DESIGN_ENGINE_NAMES.flatMap((engine) =>
    designParameters(engine, designBases(engine)[0]?.id ?? '').map((parameter) => [engine, parameter] as const),
  ),
)('%s sounds different at both ends of $name', async (design_engine, { name, range: [low, high] }) => {
  const design_base = designBases(design_engine)[0]?.id ?? ''
  const lowest = await speak({ design_engine, design_base, [name]: low })
  const highest = await speak({ design_engine, design_base, [name]: high })
  expect(rms(lowest.audio.samples)).toBeGreaterThan(0.01)
  expect(rms(highest.audio.samples)).toBeGreaterThan(0.01)
  expect(lowest.audio.samples).not.toEqual(highest.audio.samples)
})

it('eSpeak keeps designs of simultaneous requests apart', async () => {
  const pitches = [80, 250, 120, 180, 90, 220]
  const heard = await Promise.all(
    pitches.map((design_pitch) => speak({ design_engine: 'espeak', design_base: 'en-US', design_pitch })),
  )
  expect(order(heard.map(({ pitchHz }) => pitchHz))).toEqual(order(pitches))
})

it('eSpeak speaks its own voices as before after a design', async () => {
  const before = medianPitchHz((await robert()).audio.samples, 22_050) ?? 0
  await speak({ design_engine: 'espeak', design_base: 'en-US', design_pitch: 300, design_breath: 100 })
  expect(medianPitchHz((await robert()).audio.samples, 22_050) ?? 0).toBeCloseTo(before, -1)
})

it.each([
  ['a base that the engine lacks', { design_engine: 'flite', design_base: 'kal16' }],
  ['a pitch out of range', { design_engine: 'flite', design_base: 'slt', design_pitch: 1000 }],
  ['a pitch of a voice with a fixed one', { design_engine: 'flite', design_base: 'rms', design_pitch: 100 }],
] as const)('an engine does not speak a design with %s', async (_, design) => {
  await expect(speak(design)).rejects.toMatchObject({ code: 'unknown_voice' })
})
