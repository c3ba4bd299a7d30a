import type { PitchTrack } from './pitchTrack.ts'

/** Below this, what the tracker found may be noise: whispers reach 0.6 by chance in some of their frames. */
const SURE_PERIODICITY = 0.65
/** A voice is voiced in well over half of its speech, a whisper surely in less than a tenth. */
const LEAST_VOICED_SHARE = 0.3

/**
 * Whether there is a voice at all: enough of the speech is surely periodic, or creaks. A whisper or noise is neither,
 * although a tracker finds some pitch in it.
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
