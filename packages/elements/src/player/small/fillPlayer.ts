import { filledOf } from './filledOf.ts'
import { FOLLOWED } from '../followed.ts'
import { fillFromCatalogue } from './fillFromCatalogue.ts'
import type { SmallPlayer } from './SmallPlayer.ts'

/** Loads data that a player's attributes reference, and opens the full player of a voice. */
export async function fillPlayer(player: SmallPlayer): Promise<void> {
  const has = (name: string) => player.hasAttribute(name)
  // A full player that has not been rendered yet has no button.
  const button = player.shadowRoot?.querySelector('button')
  // A new text is written in the full player.
  if (button && (player.getAttribute('variant') === 'full' || has('new-text') || player.newText))
    player.handleEvent({ type: 'full', target: button })
  const isOwn = has('src') && !filledOf(player).names.has('src')
  if (!isOwn && (has('voice-path') || has('snippet-id') || player.voice || player.snippet))
    await fillFromCatalogue(player)
  // The peaks of a voice come from the catalogue.
  else if (has('peaks'))
    await import('./fillPeaks.ts').then((it) => it.fillPeaks(player, player.getAttribute('peaks') ?? ''))
  if (isOwn || has('voice-path') || has('snippet-id') || FOLLOWED in player) return
  // Properties without attributes may be set later.
  const { followProps } = await import('../followProps.ts')
  followProps(player).subscribe(() => void fillPlayer(player))
}
