import type { FollowedTrack } from '@voice-rankings/playback'
import type { Sequence } from '@voice-rankings/playback/sequence'

/** Several pieces of a sequence as a track whose position a waveform follows. `timeNow` returns the position in ms. */
export function sequenceTrack(sequence: Sequence, durationMs: number, timeNow: () => number): FollowedTrack {
  return {
    get currentTimeMs() {
      return timeNow()
    },
    getState: () => ({ status: sequence.getState().status === 'playing' ? 'playing' : 'paused', durationMs }),
    subscribe: sequence.subscribe,
  }
}
