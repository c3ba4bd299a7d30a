import type { Panel } from './openPanel.ts'

/** What works a player's sound. */
export interface Deck extends Omit<Panel, 'close'> {
  /** Whether the full player has taken the small one's place. */
  readonly isFull: boolean
  /** Waits for a start that was made before, and tells when it failed. */
  follow(started: Promise<void>): Promise<void>
  /** Something was done to a control, or the player was built anew. */
  act(type: string, control?: HTMLElement): void
  /** Puts the full player in the small one's place. */
  openFull(): Promise<void>
  /** Loads the words and shows them, or lights up those of the page. */
  followWords(): Promise<void>
  /** Stops the sound and frees it. */
  close(): void
}
