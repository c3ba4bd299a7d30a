import type { Track } from '@voice-rankings/playback'
import { animationFrames, followTrack, peakAt } from '@voice-rankings/playback'
// The renderer alone, without the loader, decoder and player of the library: half of its bytes.
import Renderer from 'wavesurfer.js/dist/renderer.js'

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

/** Peaks as an audio buffer, which the library draws; with `fillParent` only the number of its samples matters. */
function bufferOf(peaks: readonly number[]): AudioBuffer {
  const length = peaks.length * FINENESS
  const buffer = new AudioBuffer({ length, sampleRate: 8000 })
  buffer.copyToChannel(
    Float32Array.from({ length }, (_, n) => peakAt(peaks, n / (length - 1)) / 100),
    0,
  )
  return buffer
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
 * Draws a waveform and its progress from peaks and a track, without loading or decoding audio. Colours are the
 * element's `color` for the played part and `border-color` for the rest. The returned function removes it.
 */
export function createWavesurfer(container: HTMLElement, { track, peaks, durationMs }: Sound, onDrawn: () => void) {
  // A live object that follows the theme.
  const style = getComputedStyle(container)
  const options = () => ({
    container,
    ...BARS,
    fillParent: true,
    progressColor: style.color,
    waveColor: style.borderTopColor,
    // Allows the library's style element with the nonce of the page's scripts.
    cspNonce: container.ownerDocument.querySelector<HTMLElement>('[nonce]')?.nonce ?? '',
    cursorWidth: 0,
    hideScrollbar: true,
  })
  const renderer = new Renderer(options())
  keepStyles(container.firstElementChild?.shadowRoot)
  renderer.renderedEpoch.subscribe(onDrawn)
  void renderer.render(bufferOf(peaks))
  const leave = followTrack(
    track,
    (timeMs) => {
      const lengthMs = track.getState().durationMs ?? durationMs
      if (lengthMs) renderer.renderProgress(Math.min(1, timeMs / lengthMs))
    },
    animationFrames,
  )
  // The colours have a short CSS transition, whose end notifies the canvas of a theme change.
  const recolor = () => renderer.setOptions(options())
  container.addEventListener('transitionend', recolor)
  return () => {
    container.removeEventListener('transitionend', recolor)
    leave()
    renderer.destroy()
  }
}
