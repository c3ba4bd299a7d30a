import { defineElement } from '../element/defineElement.ts'
import type { VoiceElementClass } from '../element/elementTypes.ts'
import { followSound } from './followSound.ts'
import type { PlayerSound } from './followSound.ts'
import type { MediaCallbacks, MediaProps } from './PlayerMedia.ts'
import { PlacedPlayer } from './PlacedPlayer.tsx'
import type { PlacedPlayerProps } from './PlacedPlayer.tsx'
import { PLAYER_PROPS } from './playerProps.ts'

/** Props and events of a `<voice-player>`: those of its component and its sound. */
interface PlayerElementProps extends PlacedPlayerProps, MediaProps, MediaCallbacks {}

const PlayerBase = defineElement('voice-player', PlacedPlayer, {
  props: PLAYER_PROPS,
  events: { onTrack: true, onSnippet: true, onRatingSaved: true },
  hears: { onTrack: (player, track, marks) => followSound(player).follow(track, marks) },
  left: (player) => followSound(player).follow(null),
}) as unknown as VoiceElementClass<PlayerElementProps>

/** `<voice-player>`: plays a voice with highlighted words and generates new text; or plays your own sound. */
export class VoicePlayerElement extends PlayerBase {
  readonly #sound: PlayerSound = followSound(this)
  /** Length of the sound in seconds; NaN until it is known. */
  declare readonly duration: number

  /** Playback position in milliseconds. */
  get currentTimeMs(): number {
    return this.#sound.currentTimeMs
  }

  /** Starts playback once a sound is loaded. If the browser requires a click first, the player shows a message. */
  async play(): Promise<void> {
    await this.#sound.play()
  }

  /** Pauses playback. */
  pause(): void {
    this.#sound.pause()
  }

  /** Seeks to a position in milliseconds. */
  seek(timeMs: number): void {
    this.#sound.seek(timeMs)
  }
}
