import type { HighlightOptions } from './highlightOptions.ts'
import type { Reading } from './readText.ts'
import { wordAtPoint } from './wordAtPoint.ts'

/** Interactive elements, whose clicks are not handled. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, audio, video, [role=button], [contenteditable]'

/** Seeks to the clicked word, see `wordAtClick`. */
export function seekToWord(
  element: Element,
  reading: Reading,
  { track, marks, seeksAtRest }: Pick<HighlightOptions, 'track' | 'marks' | 'seeksAtRest'>,
  event: Event,
  target: EventTarget | undefined,
): void {
  const mark = marks[wordAtClick(element, reading, event, target)]
  const isAtRest = /idle|error/u.test(track.getState().status)
  if (mark && (seeksAtRest || !isAtRest)) track.seek(mark.startTime)
}

/**
 * Index of the clicked word, or other range, in `words`; -1 for none, and if the click was on a control or ended a selection.
 * `target` is the clicked element.
 *
 * @example
 * const found = findSentences(article, ['A boat came.'])
 * article.addEventListener('click', (event) => {
 *   const sentence = wordAtClick(article, { pieces: found.pieces, words: found.places }, event, event.composedPath()[0])
 * })
 */
export function wordAtClick(
  element: Element,
  reading: Pick<Reading, 'pieces' | 'words'>,
  event: Event,
  target: EventTarget | undefined,
): number {
  if (!(event instanceof MouseEvent) || event.button !== 0 || event.defaultPrevented) return -1
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  const isSelecting = element.ownerDocument.getSelection()?.isCollapsed === false
  if (isSelecting || (control && element.contains(control))) return -1
  return wordAtPoint(element, reading, { x: event.clientX, y: event.clientY })
}
