import type { HighlightOptions } from './highlightOptions.ts'
import type { Reading } from './readText.ts'
import { wordAtPoint } from './wordAtPoint.ts'

/** Interactive elements, whose clicks are not handled. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, audio, video, [role=button], [contenteditable]'

/**
 * Seeks to the clicked word, unless the click was on a control or ended a selection. `target` is the clicked element.
 */
export function seekToWord(
  element: Element,
  reading: Reading,
  { track, marks, seeksAtRest }: Pick<HighlightOptions, 'track' | 'marks' | 'seeksAtRest'>,
  event: Event,
  target: EventTarget | undefined,
): void {
  if (!(event instanceof MouseEvent) || event.button !== 0 || event.defaultPrevented) return
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  const isSelecting = element.ownerDocument.getSelection()?.isCollapsed === false
  if (isSelecting || (control && element.contains(control))) return
  const mark = marks[wordAtPoint(element, reading, { x: event.clientX, y: event.clientY })]
  const isAtRest = /idle|error/u.test(track.getState().status)
  if (mark && (seeksAtRest || !isAtRest)) track.seek(mark.startTime)
}
