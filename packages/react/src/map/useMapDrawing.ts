import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { WritingMessages } from '../runtime/index.ts'
import { createDotLayer } from './dotLayer.ts'
import { drawOverlay } from './drawOverlay.ts'
import type { MapDrawing } from './drawMap.ts'
import { dotRadius, drawMap, placeOf } from './drawMap.ts'
import type { MapColors } from './mapColors.ts'
import { readMapColors } from './mapColors.ts'
import type { MapState, MapStore } from './mapStore.ts'

/**
 * Keeps two canvases in sync with the store: the dots, and the pointer layer above. Draws at most once a frame, and
 * only after changes.
 */
export function useMapDrawing(
  store: MapStore,
  dots: RefObject<HTMLCanvasElement | null>,
  overlay: RefObject<HTMLCanvasElement | null>,
  writing: WritingMessages,
  hasNames: boolean,
): void {
  useEffect(() => {
    const [below, above] = [dots.current, overlay.current]
    const page = below?.ownerDocument.defaultView
    const dotsContext = below?.getContext('2d')
    const overlayContext = above?.getContext('2d')
    if (!below || !above || !page || !dotsContext || !overlayContext) return
    const layer = createDotLayer(below.ownerDocument)
    let colors: MapColors | null = null
    let font = ''
    let drawn: MapState | null = null
    let frame = 0

    function draw(): void {
      frame = 0
      if (!below || !above || !page || !dotsContext || !overlayContext) return
      const state = store.getState()
      if (!colors) {
        colors = readMapColors(below)
        font = `12px ${getComputedStyle(below).fontFamily}`
      }
      const { size, placed, view, x, y, isBySound, selected } = state
      const scale = page.devicePixelRatio
      const radius = dotRadius(placed.voices.length, view)
      const isResized = fit(below, size, scale)
      fit(above, size, scale)
      if (isResized || !drawn || !looksAlike(drawn, state)) {
        const seen = { placed, view, x, y, isBySound, selected, size }
        const drawing: MapDrawing = { ...seen, colors, radius, scale, font, writing, hasNames }
        drawMap(dotsContext, drawing, layer)
      }
      drawOverlay(overlayContext, { size, colors, scale, active: activeOf(state, colors, radius), box: state.box })
      drawn = state
    }

    function ask(): void {
      frame ||= page?.requestAnimationFrame(draw) ?? 0
    }
    function redraw(): void {
      colors = null
      drawn = null
      ask()
    }

    const leave = store.subscribe(ask)
    const observer = new page.ResizeObserver(() => {
      store.resize({ width: below.clientWidth, height: below.clientHeight })
      redraw()
    })
    observer.observe(below)
    // The colour has a short CSS transition, whose end notifies the canvas of a theme change.
    below.addEventListener('transitionend', redraw)
    void below.ownerDocument.fonts?.ready.then(redraw)
    ask()
    return () => {
      leave()
      observer.disconnect()
      below.removeEventListener('transitionend', redraw)
      page.cancelAnimationFrame(frame)
    }
  }, [store, dots, overlay, writing, hasNames])
}

/** Resizes a canvas to device pixels; returns true if its size changed. */
function fit(canvas: HTMLCanvasElement, { width, height }: MapState['size'], scale: number): boolean {
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  if (canvas.width === wide && canvas.height === high) return false
  canvas.width = wide
  canvas.height = high
  return true
}

/** True if two states have the same dots. */
function looksAlike(one: MapState, other: MapState): boolean {
  return one.placed === other.placed && one.view === other.view && one.selected === other.selected
}

function activeOf({ active, placed, view }: MapState, colors: MapColors, radius: number) {
  const voice = active && placed.voices[active.dot]
  if (!active || !voice) return null
  return { place: placeOf(placed, view, active.dot), color: colors[voice.voice_gender], radius }
}
