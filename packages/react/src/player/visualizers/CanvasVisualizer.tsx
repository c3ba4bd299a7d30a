import type { Track } from '@voice-rankings/playback'
import { useEffect, useRef } from 'react'
import { useFollow } from '../useFollow.ts'
import { drawBlob } from './drawBlob.ts'
import { drawWave } from './drawWave.ts'

export interface CanvasVisualizerProps {
  track: Track | null
  peaks: readonly number[]
  durationMs: number | null
  kind: keyof typeof DRAWINGS
}

const DRAWINGS = { blob: drawBlob, wave: drawWave }

/** A canvas that a drawing function fills, on every frame while the sound plays and never otherwise. */
export function CanvasVisualizer({ track, peaks, durationMs, kind }: CanvasVisualizerProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  function paint(timeMs: number): void {
    const node = canvas.current
    const context = node?.getContext('2d')
    if (!node || !context) return
    const scale = node.ownerDocument.defaultView?.devicePixelRatio ?? 1
    const { clientWidth: width, clientHeight: height } = node
    node.width = Math.round(width * scale)
    node.height = Math.round(height * scale)
    context.scale(scale, scale)
    // The canvas wears the voice's colour as its text colour, so it follows the theme by itself.
    const color = getComputedStyle(node).color
    DRAWINGS[kind](context, { width, height, color, timeMs, peaks, durationMs: durationMs ?? 0 })
  }

  const repaint = () => paint(track?.currentTimeMs ?? 0)
  useFollow(track, paint)
  useEffect(() => {
    const node = canvas.current
    repaint()
    if (!node || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => repaint())
    observer.observe(node)
    return () => observer.disconnect()
  })
  // The style sheet gives the colour a short transition, whose end is how a canvas hears of another theme.
  return <canvas className="voice-canvas" part="canvas" ref={canvas} aria-hidden="true" onTransitionEnd={repaint} />
}
