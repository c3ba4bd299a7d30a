import type { FacadeMessages } from './messages.ts'

/** A small player, for what works inside it. */
export interface FacadeElement extends HTMLElement {
  /** The page's own texts. */
  readonly texts?: Partial<FacadeMessages>
  play(): Promise<void>
}
