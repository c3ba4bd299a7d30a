import {
  computePeaks,
  describe,
  levelForListening,
  LISTENING_TRUE_PEAK_DBTP,
  voiceProfile,
} from '@voice-rankings/analysis'
import { PEAK_COUNT } from '@voice-rankings/contract'
import { encodeMp3 } from '../audio/encodeMp3.ts'
import type { Mastered, MasteringJob } from './masteringJob.ts'

/** An mp3 encoder moves the peaks: those of speech rise by up to 1.2 dB. What is delivered must keep the limit. */
const ENCODER_RISE_DB = 1.3

/** Measures speech as it is when asked to, then levels, draws and encodes it. */
export async function masterSpeech({ samples, sampleRate, measure }: MasteringJob): Promise<Mastered> {
  const profile = measure && voiceProfile(samples, sampleRate, measure.marks, measure.text, measure.language)
  const levelled = levelForListening(samples, sampleRate, { truePeakDbtp: LISTENING_TRUE_PEAK_DBTP - ENCODER_RISE_DB })
  return {
    mp3: await encodeMp3(levelled, sampleRate),
    peaks: computePeaks(levelled, PEAK_COUNT),
    durationMs: (1000 * samples.length) / sampleRate,
    measured: profile && { profile, description: describe(profile) },
  }
}
