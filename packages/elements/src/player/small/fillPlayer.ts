import { filledOf } from './filledOf.ts'
import { FOLLOWED } from '../followed.ts'
import { drawFirst } from './drawFirst.ts'
import { fillFromCatalogue } from './fillFromCatalogue.ts'
import type { SmallPlayer } from './SmallPlayer.ts'

/** Loads data that a player's attributes reference, and opens the full player of a voice. */
export async function fillPlayer(player: SmallPlayer): Promise<void> {
  const has = (name: string) => player.hasAttribute(name)
  const isNamed = player.matches('[voice-path],[snippet-id]')
  const isFull = player.matches('[variant=full],[new-text]') || player.newText
  // A player that waits for its voice is drawn with it.
  if (isFull || !isNamed) drawFirst(player)
  // A full player that has not been rendered yet has no button.
  const button = player.shadowRoot?.querySelector('button')
  // A new text is written in the full player.
  if (button && isFull) player.handleEvent({ type: 'full', target: button })
  const isOwn = has('src') && !filledOf(player).names.has('src')
  if (!isOwn && (isNamed || player.voice || player.snippet)) await fillFromCatalogue(player)
  // The peaks of a voice come from the catalogue.
  else if (has('peaks')) await (await import('./fillPeaks.ts')).fillPeaks(player, player.getAttribute('peaks') ?? '')
  if (isOwn || isNamed || FOLLOWED in player) return
  // Properties without attributes may be set later.
  const { followProps } = await import('../followProps.ts')
  followProps(player).subscribe(() => void fillPlayer(player))
}
