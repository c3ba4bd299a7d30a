import type { Playback, Track } from '@voice-rankings/playback'
import type { Runtime } from '@voice-rankings/react'

/** Which sound of a runtime's an element plays. */
export interface SoundFollower {
  /** The sound on the element's stage; null before it has one. */
  readonly track: Track | null
  /** Resolves with the first sound. */
  readonly first: Promise<Track>
  /** The runtime to give the component, which is `runtime` but for what is asked of its playback. */
  within(runtime: Runtime): Runtime
}

/** Follows what a component asks the playback for: the last sound it asked for is the one on its stage. */
export function followSound(): SoundFollower {
  let track: Track | null = null
  let tellFirst!: (track: Track) => void
  const first = new Promise<Track>((resolve) => (tellFirst = resolve))
  let followed: { runtime: Runtime; within: Runtime } | null = null

  function follow(runtime: Runtime): Runtime {
    const { playback } = runtime
    const ask: Playback['track'] = (source, info) => {
      track = playback.track(source, info)
      tellFirst(track)
      return track
    }
    // Not a copy: what a runtime refuses it refuses when it is asked, not before.
    const within = Object.create(playback, { track: { value: ask } }) as Playback
    return Object.create(runtime, { playback: { value: within } }) as Runtime
  }

  return {
    get track() {
      return track
    },
    first,
    within(runtime) {
      if (followed?.runtime !== runtime) followed = { runtime, within: follow(runtime) }
      return followed.within
    },
  }
}
