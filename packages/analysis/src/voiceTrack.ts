import { creak } from './creak.ts'
import { activeFrames, frameLevels } from './frameLevels.ts'
import { hasVoice } from './hasVoice.ts'
import { pitchTrack } from './pitchTrack.ts'

/** When a clip speaks, with what pitch, and when it creaks; value k of each list belongs to the instant k · 10 ms. */
export interface VoiceTrack {
  readonly levelDb: Float32Array
  /** 1 where somebody speaks, 0 in pauses. */
  readonly active: Uint8Array
  /** Hz; 0 where there is no pitch, everywhere in a whisper. */
  readonly pitchHz: Float32Array
  /** 1 where the voice creaks; nowhere in a whisper. */
  readonly creaky: Uint8Array
}

/** Tracks a mono clip's voice: pitch and creak are only claimed of a clip that has a voice. */
export function voiceTrack(samples: Float32Array, rate: number): VoiceTrack {
  const levelDb = frameLevels(samples, rate)
  const active = activeFrames(levelDb)
  const track = pitchTrack(samples, rate)
  const creaky = creak(samples, rate)
  return hasVoice(track, active, creaky)
    ? { levelDb, active, pitchHz: track.pitchHz, creaky }
    : { levelDb, active, pitchHz: new Float32Array(levelDb.length), creaky: new Uint8Array(levelDb.length) }
}
