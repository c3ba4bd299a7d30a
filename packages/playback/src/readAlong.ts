import type { SpeechMark } from '@voice-rankings/contract'
import { alignMarks } from './alignMarks.ts'
import { canPaintWords } from './canPaintWords.ts'
import { createHighlighter } from './createHighlighter.ts'
import { createTextMap } from './createTextMap.ts'
import type { HighlightNames } from './createWordPainter.ts'
import { createWordPainter } from './createWordPainter.ts'
import type { Frames } from './followTrack.ts'
import { sentences } from './sentences.ts'
import type { Track } from './track.ts'

export interface ReadAlongOptions {
  track: Track
  marks: readonly SpeechMark[]
  /** BCP 47; where sentences end depends on it. */
  languageCode?: string
  /** Names of the highlights that are painted. */
  names: HighlightNames
  /** Whether a click on a word goes there also while the sound was not started yet. Default false. */
  seeksAtRest?: boolean
  /** When the time is looked at. Default: in every animation frame. */
  frames?: Frames
}

/**
 * Lets an element's own text light up word by word as it is spoken, and a click on a word go there. No node is added or
 * changed: where the browser cannot paint words, the clicks remain. When the text changes it is read anew. The returned
 * function ends it.
 */
export function readAlong(element: Element, options: ReadAlongOptions): () => void {
  const { track, marks } = options
  let reading = read(element, options)

  async function go(event: MouseEvent): Promise<void> {
    const [target] = event.composedPath()
    // Loaded by the first click: most of those who read along never click.
    const { wordAtClick } = await import('./wordAtClick.ts')
    const mark = marks[wordAtClick(element, reading, target, event)]
    const { status } = track.getSnapshot()
    const isHeard = status === 'playing' || status === 'paused' || status === 'loading'
    if (mark && (isHeard || options.seeksAtRest)) track.seek(mark.startTime)
  }

  function onClick(event: Event): void {
    if (!(event instanceof MouseEvent) || event.button !== 0 || event.defaultPrevented) return
    go(event).catch((error: unknown) => console.warn('The sound does not go to the word.', error))
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

function read(element: Element, { track, marks, languageCode, names, frames }: ReadAlongOptions) {
  const map = createTextMap(element)
  const words = alignMarks(map.text, marks)
  if (!canPaintWords()) return { map, words, end: () => {} }
  const painter = createWordPainter(map, words, sentences(map.text, languageCode), names)
  const leave = createHighlighter({ track, marks, onWord: painter.paint, frames })
  return {
    map,
    words,
    end() {
      leave()
      painter.destroy()
    },
  }
}
