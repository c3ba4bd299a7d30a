import { computePeaks, describe, levelForListening, voiceProfile } from '@voice-rankings/analysis'
import { PEAK_COUNT } from '@voice-rankings/contract'
import { encodeMp3 } from '../audio/encodeMp3.ts'
import type { Mastered, MasteringJob } from './masteringJob.ts'

/** Measures speech as it is when asked to, then levels, draws and encodes it. */
export async function masterSpeech({ samples, sampleRate, measure }: MasteringJob): Promise<Mastered> {
  const profile = measure && voiceProfile(samples, sampleRate, measure.marks, measure.text, measure.language)
  const levelled = levelForListening(samples, sampleRate)
  return {
    mp3: await encodeMp3(levelled, sampleRate),
    peaks: computePeaks(levelled, PEAK_COUNT),
    durationMs: (1000 * samples.length) / sampleRate,
    measured: profile && { profile, description: describe(profile) },
  }
}
