import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** What a drawing is made with: the size of the canvas in CSS pixels, and the style it wears, so that it follows the theme. */
interface CanvasLook {
  readonly width: number
  readonly height: number
  readonly style: CSSStyleDeclaration
}

type Draw = (context: CanvasRenderingContext2D, look: CanvasLook) => void

/**
 * Draws on a canvas, as sharp as the screen, at each rendering and each new size; `paint` draws once more. Call it also at the end of
 * a transition: give the colour a short one, whose end is how a canvas hears of another theme.
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
