import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import type { PlayerRuntime } from '@voice-rankings/react'
import type { SmallPlayerMessages } from './messages.ts'

/** A small player, for what works inside it. */
export interface SmallPlayer extends HTMLElement {
  /** The page's own texts. */
  readonly texts?: Partial<SmallPlayerMessages>
  /** What the page has set, where HTML says nothing: see `followProps`. */
  readonly voice?: Voice
  readonly snippet?: SpokenSnippet | null
  readonly newText?: string | null
  readonly runtime?: PlayerRuntime
  play(): Promise<void>
  /** Something was done to a node inside; a `full` asks for the full player. */
  handleEvent(event: { readonly type: string; readonly target: EventTarget | null }): void
}
