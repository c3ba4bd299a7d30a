import type { Track } from '@voice-rankings/playback'
import { peakAt } from '@voice-rankings/playback'
import WaveSurfer from 'wavesurfer.js'

interface Sound {
  track: Track
  /** Integers 0–100. */
  peaks: readonly number[]
  durationMs: number | null
}

/** Bar width, gap, corner radius and height, in pixels. */
export const BARS = { barWidth: 3, barGap: 2, barRadius: 3, height: 100 } as const

/** Interpolated peaks per peak: the library omits bars if it has fewer peaks than bars. */
const FINENESS = 16

function fine(peaks: readonly number[]): number[] {
  const count = peaks.length * FINENESS
  return Array.from({ length: count }, (_, n) => peakAt(peaks, n / (count - 1)) / 100)
}

/** If the page's CSP blocks the library's style element, a constructed style sheet replaces it. */
function keepStyles(root: ShadowRoot | null | undefined): void {
  const written = root?.querySelector('style')
  if (!root || !written || written.sheet) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(written.textContent)
  root.adoptedStyleSheets = [sheet]
}

/**
 * Draws a waveform from peaks and the track's own media element, without loading or decoding audio. Colours are the
 * element's `color` for the played part and `border-color` for the rest. The returned function removes it.
 */
export function createWavesurfer(container: HTMLElement, { track, peaks, durationMs }: Sound, onDrawn: () => void) {
  // A live object that follows the theme.
  const style = getComputedStyle(container)
  const colors = () => ({ progressColor: style.color, waveColor: style.borderTopColor })
  const wavesurfer = WaveSurfer.create({
    container,
    ...BARS,
    media: track.media(),
    peaks: [fine(peaks)],
    duration: (durationMs ?? 1000) / 1000,
    ...colors(),
    // Allows the library's style element with the nonce of the page's scripts.
    cspNonce: container.ownerDocument.querySelector<HTMLElement>('[nonce]')?.nonce ?? '',
    cursorWidth: 0,
    // The seek bar handles interaction.
    interact: false,
    hideScrollbar: true,
  })
  keepStyles(container.firstElementChild?.shadowRoot)
  wavesurfer.on('redrawcomplete', onDrawn)
  // The colours have a short CSS transition, whose end notifies the canvas of a theme change.
  const recolor = () => wavesurfer.setOptions(colors())
  container.addEventListener('transitionend', recolor)
  return () => {
    container.removeEventListener('transitionend', recolor)
    wavesurfer.destroy()
  }
}
