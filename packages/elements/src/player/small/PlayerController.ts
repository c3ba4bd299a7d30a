import type { PlayerSound } from '../followSound.ts'

/** What works a player's sound. */
export interface PlayerController extends Omit<PlayerSound, 'play' | 'follow'> {
  /** Whether the full player has taken the small one's place. */
  readonly isFull: boolean
  /** Starts the sound, or waits for a start that was made before; see `Track.play`. */
  play(started?: Promise<unknown>): Promise<void>
  /** Something was done to a control. */
  act(type: string, control: HTMLElement): void
  /** Another attribute has been given, or without a name other texts; `tree` is the player as it would be built now. */
  renew(name: string | undefined, tree: Element): void
  /** Puts the full player in the small one's place. */
  openFull(): Promise<void>
  /** Loads the words and shows them, or lights up those of the page. */
  followWords(): Promise<void>
  /** Stops the sound and frees it. */
  close(): void
}
