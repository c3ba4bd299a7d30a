import type { SpeechMark } from '@voice-rankings/contract'
import { shareInPage } from '../../element/pageShare.ts'

/** What a player was filled in with from the catalogue, and the page has not said since: names of attributes. */
export interface Filled {
  names: ReadonlySet<string>
  /** When the words of the voice are spoken. */
  marks?: readonly SpeechMark[]
  /** Ends the watch for what the page says. */
  end?: () => void
}

export function filledOf(player: Element): Filled {
  const all = shareInPage(player.ownerDocument, 'filled', () => new WeakMap<Element, Filled>())
  const known = all.get(player) ?? { names: new Set() }
  all.set(player, known)
  return known
}
