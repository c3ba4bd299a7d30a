import type { FacadeMessages } from './messages.ts'
import { laterMessages } from './laterMessages.ts'
import { restMessages } from './restMessages.ts'

/** A small player, for what works inside it. */
export interface FacadeElement extends HTMLElement {
  readonly texts: Partial<FacadeMessages>
}

/** All texts of a player: the page's own, and the English ones where it has none. */
export const textsOf = ({ texts }: FacadeElement): FacadeMessages => ({ ...restMessages, ...laterMessages, ...texts })
