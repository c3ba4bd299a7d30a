import type { Track } from '@voice-rankings/playback'
import { peakAt } from '@voice-rankings/playback'
import WaveSurfer from 'wavesurfer.js'

interface Sound {
  track: Track
  /** Integers 0–100. */
  peaks: readonly number[]
  durationMs: number | null
}

/** Bar width, gap and corner radius, and height, in pixels. */
export const BARS = { barWidth: 3, barGap: 2, barRadius: 3, height: 100 } as const

/** The library leaves bars out where it has fewer peaks than bars, so it gets this many for each, on a slope between them. */
const FINENESS = 16

function fine(peaks: readonly number[]): number[] {
  const count = peaks.length * FINENESS
  return Array.from({ length: count }, (_, n) => peakAt(peaks, n / (count - 1)) / 100)
}

/** Where the policy of a page refuses the style element that the library writes, a constructed sheet says the same. */
function keepStyles(root: ShadowRoot | null | undefined): void {
  const written = root?.querySelector('style')
  if (!root || !written || written.sheet) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(written.textContent)
  root.adoptedStyleSheets = [sheet]
}

/**
 * Draws a waveform into an element from peaks and the track's own media element: it fetches nothing and decodes nothing.
 * Colours are the element's `color` for what was heard and `border-color` for the rest. The returned function removes it.
 */
export function createWavesurfer(container: HTMLElement, { track, peaks, durationMs }: Sound, onDrawn: () => void) {
  // A live object: it follows the theme.
  const style = getComputedStyle(container)
  const colors = () => ({ progressColor: style.color, waveColor: style.borderTopColor })
  const wavesurfer = WaveSurfer.create({
    container,
    ...BARS,
    media: track.media(),
    peaks: [fine(peaks)],
    duration: (durationMs ?? 1000) / 1000,
    ...colors(),
    // Its style element is allowed where the page's own scripts are.
    cspNonce: container.ownerDocument.querySelector<HTMLElement>('[nonce]')?.nonce ?? '',
    cursorWidth: 0,
    // The seek bar lies over it.
    interact: false,
    hideScrollbar: true,
  })
  keepStyles(container.firstElementChild?.shadowRoot)
  wavesurfer.on('redrawcomplete', onDrawn)
  // The style sheet gives the colours a short transition, whose end is how a canvas hears of another theme.
  const recolor = () => wavesurfer.setOptions(colors())
  container.addEventListener('transitionend', recolor)
  return () => {
    container.removeEventListener('transitionend', recolor)
    wavesurfer.destroy()
  }
}
