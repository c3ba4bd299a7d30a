import type { TextRange } from '@voice-rankings/playback'
import type { PageReading } from './readPage.ts'

/** Part of the height of the window above a place that was scrolled to. */
const SHARE_ABOVE = 0.3

/** Scrolls a place of a text into view, unless it is. */
export function scrollToPlace({ pieces }: Pick<PageReading, 'pieces'>, { start, end }: TextRange): void {
  const piece = pieces.findLast(([, from]) => from <= start)
  if (!piece?.[0].isConnected) return
  const [node, from] = piece
  const range = new Range()
  range.setStart(node, Math.min(start - from, node.length))
  range.setEnd(node, Math.min(Math.max(end - from, 0), node.length))
  const { top, bottom, height } = range.getBoundingClientRect()
  if (height === 0 || (top >= 0 && Math.min(bottom, top + innerHeight / 2) <= innerHeight)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The element scrolls every box around it; the window is then moved so that there is text above.
  node.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const now = range.getBoundingClientRect().top
  scrollBy({ top: now - innerHeight * SHARE_ABOVE, behavior: isCalm ? 'instant' : 'smooth' })
}
