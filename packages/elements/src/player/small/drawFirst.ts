import type { SmallPlayer } from './SmallPlayer.ts'

/** Draws a player that has not been drawn yet; setting its texts does so. */
export function drawFirst(player: Pick<SmallPlayer, 'shadowRoot' | 'texts'>): void {
  const { texts } = player
  if (!player.shadowRoot?.querySelector('.root')) player.texts = texts
}
