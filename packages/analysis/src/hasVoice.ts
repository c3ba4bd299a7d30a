import type { PitchTrack } from './pitchTrack.ts'

/** Periodicity from which a pitch is reliable: some frames of whispers reach 0.6 by chance. */
const SURE_PERIODICITY = 0.65
/** Minimum share of voiced speech: a voice has well over half, a whisper less than a tenth. */
const LEAST_VOICED_SHARE = 0.3

/**
 * True when a clip has a voice: enough of its speech is reliably periodic, or creaks. False for whispers and noise,
 * although a pitch tracker finds some pitch in them.
 *
 * `active` and `creaky` hold 1 per 10 ms of speech and of creak.
 */
export function hasVoice(track: PitchTrack, active: Uint8Array, creaky: Uint8Array): boolean {
  let speech = 0
  let voice = 0
  for (let k = 0; k < active.length; k++) {
    if (!active[k]) continue
    speech++
    if ((track.periodicity[k] ?? 0) >= SURE_PERIODICITY || creaky[k]) voice++
  }
  return speech > 0 && voice / speech >= LEAST_VOICED_SHARE
}
