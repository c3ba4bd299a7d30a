import { barsIn, waveformPath } from '@voice-rankings/playback'
import { shareInPage } from '../../element/pageShare.ts'
import { parsePeakList } from '../parsePeakList.ts'
import type { SmallPlayer } from './SmallPlayer.ts'

/** Draws as many waveform bars as a player has room for, also after it was resized. */
export function fitBars(player: SmallPlayer): void {
  const fitted = shareInPage(player.ownerDocument, 'fitted', () => new WeakSet<Element>())
  if (fitted.has(player)) return
  fitted.add(player)
  // Reports the first size before the next frame is painted, without forcing a layout now.
  new ResizeObserver(() => {
    // A full player has no such part, and a hidden one no width.
    const waves = player.shadowRoot?.querySelectorAll('svg[part=waveform]') ?? []
    const bars = barsIn(waves[0]?.clientWidth ?? 0)
    if (!waves[0]?.clientWidth || player.bars === bars) return
    player.bars = bars
    const { peaks } = player
    const list = parsePeakList(peaks ?? '')
    // In place: a new drawing would lose the focus.
    for (const wave of waves) {
      wave.setAttribute('viewBox', `0 0 ${bars} 100`)
      wave.firstElementChild?.setAttribute('d', waveformPath(list ?? [], bars))
    }
    // The peaks are in a file.
    if (peaks && !list) void import('./fillPeaks.ts').then((it) => it.fillPeaks(player, peaks))
  }).observe(player)
}
