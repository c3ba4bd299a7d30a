import type { SmallPlayer } from './SmallPlayer.ts'
import { fillFromCatalogue } from './fillFromCatalogue.ts'

/** Fetches what the attributes of a player only name: a voice or a snippet of the catalogue, or a file of peaks. */
export async function fillPlayer(player: SmallPlayer): Promise<void> {
  const has = (name: string) => player.hasAttribute(name)
  if (!has('src') && (has('voice-path') || has('snippet-id'))) await fillFromCatalogue(player)
  // A player of a voice has its peaks from there.
  else if (has('peaks'))
    await import('./fillPeaks.ts').then((it) => it.fillPeaks(player, player.getAttribute('peaks') ?? ''))
}
