import type { SpeechMark } from '@voice-rankings/contract'
import { alignMarks } from './alignMarks.ts'
import { canPaintWords } from './canPaintWords.ts'
import { createHighlighter } from './createHighlighter.ts'
import { createTextMap } from './createTextMap.ts'
import type { Track } from './track.ts'
import type { HighlightNames } from './createWordPainter.ts'
import { createWordPainter } from './createWordPainter.ts'
import { sentences } from './sentences.ts'
import { wordAtPoint } from './wordAtPoint.ts'

export interface ReadAlongOptions {
  track: Track
  marks: readonly SpeechMark[]
  /** BCP 47; where sentences end depends on it. */
  languageCode?: string
  /** Names of the highlights that are painted. */
  names: HighlightNames
  /** Whether a click on a word goes there also while the sound was not started yet. Default false. */
  seeksAtRest?: boolean
}

/** A click on one of these has a meaning of its own. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, audio, video, [role=button], [contenteditable]'

/**
 * Lets an element's own text light up word by word as it is spoken, and a click on a word go there. No node is added or
 * changed: where the browser cannot paint words, the clicks remain. When the text changes it is read anew. The returned
 * function ends it.
 */
export function readAlong(element: Element, options: ReadAlongOptions): () => void {
  const { track, marks } = options
  let reading = read(element, options)

  function onClick(event: Event): void {
    if (!(event instanceof MouseEvent) || event.button !== 0 || event.defaultPrevented) return
    const target = event.composedPath()[0]
    if (target instanceof Element && target.closest(CONTROLS) && element.contains(target.closest(CONTROLS))) return
    const isSelecting = element.ownerDocument.getSelection()?.isCollapsed === false
    const { status } = track.getSnapshot()
    const isHeard = status === 'playing' || status === 'paused' || status === 'loading'
    if (isSelecting || !(isHeard || options.seeksAtRest)) return
    const word = wordAtPoint(element, reading.map, reading.words, { x: event.clientX, y: event.clientY })
    const mark = marks[word]
    if (mark) track.seek(mark.startTime)
  }

  const observer = new MutationObserver(() => {
    reading.end()
    reading = read(element, options)
  })
  observer.observe(element, { childList: true, characterData: true, subtree: true })
  element.addEventListener('click', onClick)
  return () => {
    observer.disconnect()
    element.removeEventListener('click', onClick)
    reading.end()
  }
}

function read(element: Element, { track, marks, languageCode, names }: ReadAlongOptions) {
  const map = createTextMap(element)
  const words = alignMarks(map.text, marks)
  if (!canPaintWords()) return { map, words, end: () => {} }
  const painter = createWordPainter(map, words, sentences(map.text, languageCode), names)
  const leave = createHighlighter({ track, marks, onWord: painter.paint })
  return {
    map,
    words,
    end() {
      leave()
      painter.destroy()
    },
  }
}
