import { barsIn } from '@voice-rankings/playback'
import { shareInPage } from '../../element/pageShare.ts'
import type { SmallPlayer } from './SmallPlayer.ts'

/** Draws as many waveform bars as a player has room for, also after it was resized. Call it after each drawing. */
export function fitBars(player: SmallPlayer): void {
  const observers = shareInPage(player.ownerDocument, 'fitted', () => new WeakMap<Element, ResizeObserver>())
  observers.get(player)?.disconnect()
  const observer = new ResizeObserver(() => {
    // A full player has no such part, and a hidden one no width.
    const widthPx = player.shadowRoot?.querySelector('svg[part=waveform]')?.clientWidth
    if (!widthPx || player.bars === barsIn(widthPx)) return
    player.bars = barsIn(widthPx)
    const { texts } = player
    // Draws the player.
    player.texts = texts
  })
  observers.set(player, observer)
  // Reports the first size before the next frame is painted, without forcing a layout now.
  observer.observe(player)
}
