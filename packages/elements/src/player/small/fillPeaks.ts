import { loadText, parsePeaks, waveformPath } from '@voice-rankings/playback'
import { BARS } from './smallTree.ts'

/** Draws the waveform of a file; without it the line stays still. */
export async function fillPeaks(element: Element, url: string): Promise<void> {
  try {
    const path = waveformPath(parsePeaks(await loadText(url)), BARS)
    // A page may name another while this one is on its way.
    if (element.getAttribute('peaks') !== url) return
    for (const node of element.shadowRoot?.querySelectorAll('[part=visualizer] path') ?? [])
      node.setAttribute('d', path)
  } catch (error) {
    console.error('The player goes without its waveform:', error)
  }
}
