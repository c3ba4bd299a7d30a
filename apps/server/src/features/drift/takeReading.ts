import { createRandom } from '../../kernel/random/createRandom.ts'
import type { DriftReading } from '../../kernel/database/driftTables.ts'
import type { RunOptions } from '../../kernel/workers/createPool.ts'
import type { Mastering } from '../mastering/createMastering.ts'
import type { Speech } from '../speech/engine.ts'

/**
 * Level of the noise that is added before measuring, in dB relative to the speech. Pauses of synthetic speech are
 * silent, and the timbre of silence changes with the faintest noise; under noise of its own, fainter noise is masked.
 */
const MASK_DB = -25

/** Measures a rendering of the fixed sentence. The same audio gives the same reading. */
export async function takeReading(
  mastering: Pick<Mastering, 'master'>,
  { audio, marks }: Pick<Speech, 'audio' | 'marks'>,
  sentence: { readonly text: string; readonly language: string },
  options?: RunOptions,
): Promise<DriftReading> {
  const masked = { samples: withNoise(audio.samples), sampleRate: audio.sampleRate }
  const { measured } = await mastering.master({ audio: masked, marks }, sentence, options)
  if (!measured) throw new Error('The measurements are missing.')
  const { pitchHz, wordsPerMinute, lufs, voiceprint } = measured.profile
  return { pitchHz, wordsPerMinute, lufs: Number.isFinite(lufs) ? lufs : null, voiceprint }
}

/** Adds white noise that is the same for every recording. */
function withNoise(samples: Float32Array): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  // The power of evenly distributed noise is a third of its squared peak.
  const peak = Math.sqrt(3 * power) * 10 ** (MASK_DB / 20)
  const random = createRandom(1)
  return samples.map((sample) => sample + peak * (2 * random() - 1))
}
