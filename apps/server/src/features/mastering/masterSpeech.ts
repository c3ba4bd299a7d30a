import {
  computePeaks,
  describe,
  levelForListening,
  LISTENING_TRUE_PEAK_DBTP,
  truePeakDbtp,
  voiceProfile,
} from '@voice-rankings/analysis'
import { PEAK_COUNT } from '@voice-rankings/contract'
import { decodeMp3 } from '../../kernel/audio/decodeMp3.ts'
import { encodeMp3, type Mp3Encoder } from '../../kernel/audio/encodeMp3.ts'
import type { Mastered, MasteringJob } from './masteringJob.ts'

/** An mp3 encoder moves the peaks: those of most speech rise by up to 1.2 dB. What is delivered must keep the limit. */
const ENCODER_RISE_DB = 1.3
/** Added where a voice's peaks rose by more, since they rise a little differently the second time. */
const SECOND_TRY_DB = 0.4

/** Measures speech as it is when asked to, then levels, draws and encodes it, with that encoder when there is one. */
export async function masterSpeech(
  { samples, sampleRate, measure }: MasteringJob,
  encoder?: Mp3Encoder,
): Promise<Mastered> {
  const levelAndEncode = async (riseDb: number) => {
    const levelled = levelForListening(samples, sampleRate, { truePeakDbtp: LISTENING_TRUE_PEAK_DBTP - riseDb })
    return { levelled, mp3: await encodeMp3(levelled, sampleRate, encoder) }
  }
  const profile = measure && voiceProfile(samples, sampleRate, measure.marks, measure.text, measure.language)
  let delivered = await levelAndEncode(ENCODER_RISE_DB)
  if (profile) {
    // A voice's sample is made once and heard by everybody: worth listening to what the encoder made of it.
    const excessDb = truePeakDbtp((await decodeMp3(delivered.mp3)).samples) - LISTENING_TRUE_PEAK_DBTP
    if (excessDb > 0) {
      delivered = await levelAndEncode(ENCODER_RISE_DB + excessDb + SECOND_TRY_DB)
    }
  }
  return {
    mp3: delivered.mp3,
    peaks: computePeaks(delivered.levelled, PEAK_COUNT),
    durationMs: (1000 * samples.length) / sampleRate,
    measured: profile && { profile, description: describe(profile) },
  }
}
