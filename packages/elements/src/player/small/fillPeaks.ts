import { loadText, parsePeaks, waveformPath } from '@voice-rankings/playback'
import { shareInPage } from '../../element/pageShare.ts'
import type { SmallPlayer } from './SmallPlayer.ts'

/** Draws the waveform of a peaks file; the line stays flat if it fails to load. */
export async function fillPeaks(player: SmallPlayer, url: string): Promise<void> {
  const files = shareInPage(player.ownerDocument, 'peaks', () => new Map<string, Promise<number[]>>())
  try {
    // Loaded once, although every drawing asks for it.
    const file = files.get(url) ?? loadText(url).then(parsePeaks)
    files.set(url, file)
    const peaks = await file
    // The page may name another file during the request.
    if (player.getAttribute('peaks') !== url) return
    for (const node of player.shadowRoot?.querySelectorAll<SVGSVGElement>('svg[part=waveform]') ?? [])
      node.firstElementChild?.setAttribute('d', waveformPath(peaks, node.viewBox.baseVal.width))
  } catch (error) {
    files.delete(url)
    console.error('The player goes without its waveform:', error)
  }
}
