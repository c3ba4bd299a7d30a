import { shareInPage } from '../../element/pageShare.ts'
import type { WordTimes } from '../followSound.ts'

/** Attributes that were filled in from the catalogue and not set by the page. */
export interface Filled {
  names: ReadonlySet<string>
  /** Names with which the voice was last requested. */
  asked?: string
  /** Word times of the voice. */
  marks?: WordTimes
  /** Stops observing attributes set by the page. */
  end?: () => void
}

export function filledOf(player: Element): Filled {
  const all = shareInPage(player.ownerDocument, 'filled', () => new WeakMap<Element, Filled>())
  const known = all.get(player) ?? { names: new Set() }
  all.set(player, known)
  return known
}
