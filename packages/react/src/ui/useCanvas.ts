import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Input of a drawing: the canvas size in CSS pixels, and its computed style, which follows the theme. */
interface CanvasLook {
  readonly width: number
  readonly height: number
  readonly style: CSSStyleDeclaration
}

type Draw = (context: CanvasRenderingContext2D, look: CanvasLook) => void

/**
 * Draws on a canvas in device resolution at each rendering and resize; `paint` draws again. Call it also on
 * transitionend: a short transition of the colour notifies the canvas of a theme change.
 */
export function useCanvas(draw: Draw): { ref: RefObject<HTMLCanvasElement | null>; paint: () => void } {
  const ref = useRef<HTMLCanvasElement>(null)

  function paint(): void {
    const node = ref.current
    const context = node?.getContext('2d')
    if (!node || !context) return
    const scale = node.ownerDocument.defaultView?.devicePixelRatio ?? 1
    const { clientWidth: width, clientHeight: height } = node
    node.width = Math.round(width * scale)
    node.height = Math.round(height * scale)
    context.scale(scale, scale)
    draw(context, { width, height, style: getComputedStyle(node) })
  }

  useEffect(() => {
    const node = ref.current
    paint()
    if (!node || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => paint())
    observer.observe(node)
    return () => observer.disconnect()
  })
  return { ref, paint }
}
