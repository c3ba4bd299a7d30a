import type { PlayerSound } from '../followSound.ts'

/** Controller of a player's sound. */
export interface PlayerController extends Omit<PlayerSound, 'play' | 'follow'> {
  /** True if the full player has replaced the small one. */
  readonly isFull: boolean
  /** Starts playback, or adopts a start that was made before; see `Track.play`. */
  play(started?: Promise<unknown>): Promise<void>
  /** Handles an event on a control. */
  act(type: string, control: HTMLElement): void
  /** Applies a changed attribute, or changed texts if `name` is missing; `tree` is a newly built player. */
  renew(name: string | undefined, tree: Element): void
  /** Replaces the small player with the full one. */
  openFull(): Promise<void>
  /** Loads and shows the words, or highlights those in the page. */
  followWords(): Promise<void>
  /** Stops the sound and releases it. */
  close(): void
}
