import { defineElement } from '../element/defineElement.ts'
import type { VoiceElementClass } from '../element/elementTypes.ts'
import { followSound } from './followSound.ts'
import type { PlayerSound } from './followSound.ts'
import type { MediaCallbacks, MediaProps } from './PlayerMedia.ts'
import { PlacedPlayer } from './PlacedPlayer.tsx'
import type { PlacedPlayerProps } from './PlacedPlayer.tsx'
import { PLAYER_PROPS } from './playerProps.ts'

/** What a `<voice-player>` takes and tells: that of its component, and that of its sound. */
interface PlayerElementProps extends PlacedPlayerProps, MediaProps, MediaCallbacks {}

const PlayerBase = defineElement('voice-player', PlacedPlayer, {
  props: PLAYER_PROPS,
  events: { onTrack: true, onSnippet: true, onRatingSaved: true },
  hears: { onTrack: (player, track, marks) => followSound(player).follow(track, marks) },
  left: (player) => followSound(player).follow(null),
}) as unknown as VoiceElementClass<PlayerElementProps>

/** `<voice-player>`: hear a voice, read along, and make it say something else; or play a sound of your own. */
export class VoicePlayerElement extends PlayerBase {
  readonly #sound: PlayerSound = followSound(this)
  /** Length of the sound in seconds; NaN until it is known. */
  declare readonly duration: number

  /** Where the sound stands, in milliseconds. */
  get currentTimeMs(): number {
    return this.#sound.currentTimeMs
  }

  /** Length of the sound in milliseconds; null until it is known. */
  get durationMs(): number | null {
    return Number.isNaN(this.duration) ? null : this.duration * 1000
  }

  /** Starts the sound, as soon as there is one. Where the browser wants a visitor's click first, the player says so. */
  async play(): Promise<void> {
    await this.#sound.play()
  }

  /** Pauses the sound where it stands. */
  pause(): void {
    this.#sound.pause()
  }

  /** Goes to a time of the sound, in milliseconds. */
  seek(timeMs: number): void {
    this.#sound.seek(timeMs)
  }
}
