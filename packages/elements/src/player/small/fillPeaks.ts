import { loadText, parsePeaks, waveformPath } from '@voice-rankings/playback'
import { BARS } from './smallTree.ts'

/** Draws the waveform of a peaks file; the line stays flat if it fails to load. */
export async function fillPeaks(element: Element, url: string): Promise<void> {
  try {
    const path = waveformPath(parsePeaks(await loadText(url)), BARS)
    // The page may name another file during the request.
    if (element.getAttribute('peaks') !== url) return
    for (const node of element.shadowRoot?.querySelectorAll('[part=visualizer] path') ?? [])
      node.setAttribute('d', path)
  } catch (error) {
    console.error('The player goes without its waveform:', error)
  }
}
