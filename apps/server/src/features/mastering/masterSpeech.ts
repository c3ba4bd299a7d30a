import {
  computePeaks,
  describe,
  levelForListening,
  LISTENING_TRUE_PEAK_DBTP,
  resample,
  truePeakDbtp,
  voiceProfile,
} from '@voice-rankings/analysis'
import { PEAK_COUNT } from '@voice-rankings/contract'
import { decodeMp3 } from '../../kernel/audio/decodeMp3.ts'
import { encodeMp3, mp3RateFor, type Mp3Encoder } from '../../kernel/audio/createMp3Writer.ts'
import type { MasteredAudio, MasteringJob } from './masteringJob.ts'

/** Headroom for the mp3 encoder, which raises the peaks of most speech by up to 1.2 dB. */
const ENCODER_RISE_DB = 1.3
/** Extra headroom of the second pass, in which peaks rise slightly differently. */
const SECOND_TRY_DB = 0.4

/**
 * Masters speech: resamples it if mp3 lacks its rate, optionally measures it, then levels it, computes its peaks, and
 * encodes it. `encoder` is reused if given.
 */
export async function masterSpeech(
  { samples: original, sampleRate: originalRate, measure }: MasteringJob,
  encoder?: Mp3Encoder,
): Promise<MasteredAudio> {
  const sampleRate = mp3RateFor(originalRate)
  const samples = resample(original, originalRate, sampleRate)
  const levelAndEncode = async (riseDb: number) => {
    const levelled = levelForListening(samples, sampleRate, { truePeakDbtp: LISTENING_TRUE_PEAK_DBTP - riseDb })
    return { levelled, mp3: await encodeMp3(levelled, sampleRate, encoder) }
  }
  const profile = measure && voiceProfile(samples, sampleRate, measure.marks, measure.text, measure.language)
  let delivered = await levelAndEncode(ENCODER_RISE_DB)
  if (profile && !measure.isPreview) {
    // The sample of a voice is made once and heard by everybody, so its encoded peaks are checked.
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
