import type { SmallPlayerMessages } from './messages.ts'

/** A small player, for what works inside it. */
export interface SmallPlayer extends HTMLElement {
  /** The page's own texts. */
  readonly texts?: Partial<SmallPlayerMessages>
  play(): Promise<void>
}
