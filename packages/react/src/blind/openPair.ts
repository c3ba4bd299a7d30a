import type { BlindPair } from '@voice-rankings/contract'
import { followTrack, framesEvery } from '@voice-rankings/playback'
import type { Playback, Track } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'
import { createHeardShare } from './heardShare.ts'
import { BLIND_SIDES } from './sides.ts'
import type { BlindSide } from './sides.ts'

/** Shares of the sounds that were played, 0–1. */
export type BlindHeard = Readonly<Record<BlindSide, number>>

/** Interval at which playing sounds are looked at, in ms. */
const LOOK_MS = 50

const looks = framesEvery(LOOK_MS)

/** Pair whose sounds are being loaded. */
export interface OpenPair {
  readonly pair: BlindPair
  readonly tracks: Readonly<Record<BlindSide, Track>>
  /** True once a sound has failed. */
  hasFailed(): boolean
  /** Tells what has been heard and failures, until the returned function is called. */
  follow(onHeard: (heard: BlindHeard) => void, onFailure: () => void): () => void
  /** Stops the sounds and frees them. */
  close(): void
}

/** Loads both sounds of a pair, so that they play at once. Their tracks are without info, which would name the side in the dock. */
export function openPair(
  pair: BlindPair,
  { client, playback }: { client: Pick<Client, 'url'>; playback: Playback },
): OpenPair {
  const open = (side: BlindSide) => {
    const track = playback.track({ url: client.url(pair[side].audio_url) })
    const release = track.retain()
    track.load('auto')
    return { track, release, share: createHeardShare(pair[side].audio_duration) }
  }
  const opened = { left: open('left'), right: open('right') }
  const both = BLIND_SIDES.map((side) => opened[side])
  const hasFailed = () => both.some(({ track }) => hasError(track))

  return {
    pair,
    tracks: { left: opened.left.track, right: opened.right.track },
    hasFailed,
    follow(onHeard, onFailure) {
      let heard: BlindHeard = { left: 0, right: 0 }
      const stops = BLIND_SIDES.map((side) => {
        const { track, share } = opened[side]
        return followTrack(
          track,
          (timeMs) => {
            if (hasError(track)) return onFailure()
            const now = share.look(timeMs, track.getState().status)
            if (now === heard[side]) return
            heard = { ...heard, [side]: now }
            onHeard(heard)
          },
          looks,
        )
      })
      return () => stops.forEach((stop) => stop())
    },
    close() {
      for (const { track, release } of both) {
        track.pause()
        release()
      }
    },
  }
}

/** A browser that refuses to play without a click has loaded the sound. */
function hasError(track: Track): boolean {
  const state = track.getState()
  return state.status === 'error' && state.error.code !== 'blocked'
}
