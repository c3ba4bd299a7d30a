import type { TextMap } from './createTextMap.ts'
import type { TextRange } from './textRange.ts'
import { wordAtPoint } from './wordAtPoint.ts'

/** A click on one of these has a meaning of its own. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, audio, video, [role=button], [contenteditable]'

/** A text that was read, and where each mark stands in it. */
export interface ReadText {
  readonly map: TextMap
  readonly words: readonly (TextRange | null)[]
}

/** Which word of a text a click meant; -1 for none, as when it went to a control or ended a selection. */
export function wordAtClick(
  element: Element,
  { map, words }: ReadText,
  target: EventTarget | undefined,
  { clientX: x, clientY: y }: MouseEvent,
): number {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  const isSelecting = element.ownerDocument.getSelection()?.isCollapsed === false
  if (isSelecting || (control && element.contains(control))) return -1
  return wordAtPoint(element, map, words, { x, y })
}
