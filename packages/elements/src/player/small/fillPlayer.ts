import { filledOf } from './filledOf.ts'
import { FOLLOWED } from '../followed.ts'
import { fillFromCatalogue } from './fillFromCatalogue.ts'
import type { SmallPlayer } from './SmallPlayer.ts'

/** Does what a player at rest leaves to others: fetches what its attributes only name, and opens the full player of a voice. */
export async function fillPlayer(player: SmallPlayer): Promise<void> {
  const has = (name: string) => player.hasAttribute(name)
  // A full player that has yet to be drawn has no button.
  const button = player.shadowRoot?.querySelector('button')
  // A new text is written where it can be seen.
  if (button && (player.getAttribute('variant') === 'full' || has('new-text') || player.newText))
    player.handleEvent({ type: 'full', target: button })
  const isOwn = has('src') && !filledOf(player).names.has('src')
  if (!isOwn && (has('voice-path') || has('snippet-id') || player.voice || player.snippet))
    await fillFromCatalogue(player)
  // A player of a voice has its peaks from there.
  else if (has('peaks'))
    await import('./fillPeaks.ts').then((it) => it.fillPeaks(player, player.getAttribute('peaks') ?? ''))
  if (isOwn || has('voice-path') || has('snippet-id') || FOLLOWED in player) return
  // What HTML cannot say comes later.
  const { followProps } = await import('../followProps.ts')
  followProps(player).subscribe(() => void fillPlayer(player))
}
