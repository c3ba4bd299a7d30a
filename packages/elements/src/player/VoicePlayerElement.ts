import type { Track } from '@voice-rankings/playback'
import { defineElement } from '../element/defineElement.ts'
import { PlacedPlayer } from './PlacedPlayer.tsx'
import { PLAYER_PROPS } from './playerProps.ts'

const PlayerBase = defineElement('voice-player', PlacedPlayer, {
  props: PLAYER_PROPS,
  events: { onTrack: true, onSnippet: true, onPlay: true, onPause: true, onEnded: true, onRatingSaved: true },
})

/** `<voice-player>`: hear a voice, read along, and make it say something else; or play a sound of your own. */
export class VoicePlayerElement extends PlayerBase {
  #track: Track | null = null
  readonly #first = new Promise<Track>((resolve) => {
    this.addEventListener('track', ({ detail }) => {
      this.#track = detail
      if (detail) resolve(detail)
    })
  })

  /** Where the sound stands, in milliseconds. */
  get currentTimeMs(): number {
    return this.#track?.currentTimeMs ?? 0
  }

  /** Length of the sound in milliseconds; null until it is known. */
  get durationMs(): number | null {
    return this.#track?.getState().durationMs ?? null
  }

  /** Starts the sound, as soon as there is one. Where the browser wants a visitor's click first, the player says so. */
  async play(): Promise<void> {
    await (this.#track ?? (await this.#first)).play()
  }

  /** Pauses the sound where it stands. */
  pause(): void {
    this.#track?.pause()
  }

  /** Goes to a time of the sound, in milliseconds. */
  seek(timeMs: number): void {
    this.#track?.seek(timeMs)
  }
}
