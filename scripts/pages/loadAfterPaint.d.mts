/** What is needed of a browser's window. */
export interface PaintedWindow {
  readonly document: {
    querySelectorAll(selector: string): Iterable<{ readonly content: Node; replaceWith(content: Node): void }>
    addEventListener(type: 'DOMContentLoaded', listener: () => void): void
  }
  requestAnimationFrame(then: () => void): unknown
  setTimeout(then: () => void, ms: number): unknown
}
export const HELD: string
export function loadAfterPaint(page: PaintedWindow, held: string, meanwhile?: () => void): void
