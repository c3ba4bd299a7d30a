import type { Track } from '@voice-rankings/playback'
import { animationFrames, barsIn, followTrack, MELODY_REACH, waveformBars } from '@voice-rankings/playback'
import type { WaveformShape } from '@voice-rankings/playback'
// The renderer alone, without the loader, decoder and player of the library: half of its bytes.
import Renderer from 'wavesurfer.js/dist/renderer.js'

interface Sound extends WaveformShape {
  track: Track
  durationMs: number | null
}

/** Bar width, gap, corner radius and height, in pixels. */
export const BARS = { barWidth: 3, barGap: 2, barRadius: 3, height: 100 } as const

/** Diameter of the dot of a pause, in pixels. */
const PAUSE_PX = 2

/**
 * Peaks and melody as the channels of an audio buffer, which the library passes to `drawBars` in parts; with `fillParent`
 * only the number of its samples matters.
 */
function bufferOf({ peaks, melody = [] }: WaveformShape): AudioBuffer {
  const channels = melody.length > 0 ? [peaks, melody] : [peaks]
  const buffer = new AudioBuffer({ length: peaks.length, numberOfChannels: channels.length, sampleRate: 8000 })
  for (const [at, channel] of channels.entries()) buffer.copyToChannel(Float32Array.from(channel), at)
  return buffer
}

/** Draws the bars of a part of the sound, in device pixels. */
function drawBars([peaks = [], melody]: (Float32Array | number[])[], context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas
  const scale = height / BARS.height
  const count = barsIn(width / scale)
  const step = (BARS.barWidth + BARS.barGap) * scale
  // Whole pixels, since a bar between two pixels is drawn as a wider, paler one.
  const start = Math.round((width - count * step) / 2)
  const shape = { peaks: [...peaks], melody: melody && [...melody] }
  for (const [at, { middle, half }] of waveformBars(shape, count, MELODY_REACH.stage).entries()) {
    const size = half > 0 ? BARS.barWidth * scale : PAUSE_PX * scale
    const length = Math.max(size, (half * 2 * height) / 100)
    const [left, top] = [Math.round(start + (at + 0.5) * step - size / 2), (middle * height) / 100 - length / 2]
    context.beginPath()
    context.roundRect(left, top, size, length, BARS.barRadius * scale)
    context.fill()
  }
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
export function createWavesurfer(container: HTMLElement, { track, durationMs, ...shape }: Sound, onDrawn: () => void) {
  // A live object that follows the theme.
  const style = getComputedStyle(container)
  const options = () => ({
    container,
    ...BARS,
    renderFunction: drawBars,
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
  void renderer.render(bufferOf(shape))
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
