import { TRACKING_RATE, type PitchTrack } from './pitchTrack.ts'
import { quantile } from './quantile.ts'
import { resample } from './resample.ts'
import type { SpeechActivity } from './speechActivity.ts'

/**
 * Reason why a clip has no pitch: `too-short` for less than 100 ms of speech or of voice, `noise` for a sound as steady
 * as noise or a voice that is partly hidden by it, `whisper` for speech without a voice, and `range` for a voice that
 * is lower than 35 Hz or than the band of its recording, such as a deep voice in a telephone.
 */
export type UnmeasuredPitch = 'too-short' | 'noise' | 'whisper' | 'range'

/** Periodicity from which a pitch is reliable: some frames of whispers reach 0.6 by chance. */
export const SURE_PERIODICITY = 0.65
/** Minimum share of voiced speech: a voice has well over half, a whisper less than a tenth. */
export const LEAST_VOICED_SHARE = 0.3
/** Minimum share of the voice that does not creak: in slower pulses a tracker finds the resonances of the mouth. */
const LEAST_MODAL_SHARE = 0.25
/** Minimum number of frames of 10 ms. */
const LEAST_FRAMES = 10
/** Share of steady levels from which a sound is noise. */
const NOISE_SHARE = 0.5
/** Share of the pitches that noise adds or hides, on each side of the median, and the most it may move the median by. */
const UNSURE = { share: 0.05, most: 1.07 }
/**
 * Pitches well above or below the median, and their share from which, without the low band, some are harmonics. Speech of one
 * voice has less than 2 % of them, also through a telephone.
 */
const JUMPS = { ratio: 1.7, share: 0.1 }
/** Pitch in Hz below which a voice needs the low band, where its first harmonics are. */
const LOW_VOICE_HZ = 150
/** Sample rate in Hz whose band ends at about 210 Hz. */
const LOW_BAND_RATE = 500
/** Minimum power of that band as a share of the whole (-30 dB): speech is above -20, a telephone below -40. */
const LEAST_LOW_BAND = 0.001

/** Measurements of a clip by which its pitch is judged. */
interface Evidence {
  /** The clip at {@link TRACKING_RATE}, as tracked. */
  readonly samples: Float32Array
  readonly track: PitchTrack
  readonly activity: SpeechActivity
  /** 1 per 10 ms of creak. */
  readonly creaky: Uint8Array
  /** True if noise or hum was excluded from the pauses. */
  readonly isNoisy: boolean
}

/**
 * Judges whether the pitch of a clip is that of a voice: enough of its speech is reliably periodic, or creaks. Returns
 * null if it is, else the reason.
 */
export function unmeasuredPitch({ samples, track, activity, creaky, isNoisy }: Evidence): UnmeasuredPitch | null {
  const { active, steadyShare } = activity
  let speech = 0
  let voice = 0
  let modal = 0
  for (let k = 0; k < active.length; k++) {
    if (!active[k]) continue
    speech++
    if (creaky[k]) voice++
    else if ((track.periodicity[k] ?? 0) >= SURE_PERIODICITY) {
      voice++
      modal++
    }
  }
  if (speech < LEAST_FRAMES) return 'too-short'
  if (voice < LEAST_VOICED_SHARE * speech) return steadyShare > NOISE_SHARE ? 'noise' : 'whisper'
  if (modal < LEAST_MODAL_SHARE * voice) return 'range'
  if (modal < LEAST_FRAMES) return 'too-short'
  const pitches = track.pitchHz.filter((hz) => hz > 0)
  if (isNoisy && quantile(pitches, 0.5 + UNSURE.share) > UNSURE.most * quantile(pitches, 0.5 - UNSURE.share)) {
    return 'noise'
  }
  const medianHz = quantile(pitches, 0.5)
  if (lowBandShare(samples) >= LEAST_LOW_BAND) return null
  const isJumping =
    quantile(pitches, 1 - JUMPS.share) > JUMPS.ratio * medianHz ||
    JUMPS.ratio * quantile(pitches, JUMPS.share) < medianHz
  return medianHz < LOW_VOICE_HZ || isJumping ? 'range' : null
}

function lowBandShare(samples: Float32Array): number {
  return powerOf(resample(samples, TRACKING_RATE, LOW_BAND_RATE)) / powerOf(samples)
}

const powerOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
