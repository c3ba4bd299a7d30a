import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import type { PlayerRuntime } from '@voice-rankings/react'
import type { SmallPlayerMessages } from './messages.ts'

/** Small player, as seen by the code that runs inside it. */
export interface SmallPlayer extends HTMLElement {
  /** Whether a change of an attribute is drawn at once. */
  ready?: boolean
  /** Texts set by the page. Setting them draws the player. */
  texts?: Partial<SmallPlayerMessages>
  /** Properties without attributes that the page has set, see `followProps`. */
  readonly voice?: Voice
  readonly snippet?: SpokenSnippet | null
  readonly newText?: string | null
  readonly runtime?: PlayerRuntime
  play(): Promise<void>
  /** Handles an event on an inner node; the type `full` opens the full player. */
  handleEvent(event: { readonly type: string; readonly target: EventTarget | null }): void
}
