import { findMarks } from './alignMarks.ts'
import { canPaintWords } from './canPaintWords.ts'
import type { createLayer, PaintLayer } from './createLayer.ts'
import type { HighlightOptions, ShowPosition } from './highlightOptions.ts'
import type { Reading, readText } from './readText.ts'
import { sentenceAt } from './sentenceAt.ts'
import type { TextRange } from './textRange.ts'

/**
 * Extends word highlighting: marks that do not match the words one to one, the rest of the sentence, past words, clicks
 * that seek, and changes of the text. The returned function is called with each position.
 */
export function extendHighlights(
  element: Element,
  options: HighlightOptions,
  reading: Reading,
  paintWord: PaintLayer,
  read: typeof readText,
  layerOf: typeof createLayer,
): ShowPosition {
  const { marks, names } = options
  const paintPast = names.past && layerOf(names.past)
  const paintSentence = layerOf(names.sentence)
  let word = -1
  let begun = 0

  function paint(): void {
    const { text, pieces, words } = reading
    const current = words[word]
    const last = current ?? words.slice(0, begun).findLast((place) => place !== null)
    paintWord(pieces, current)
    const around = hasContrastTheme() ? undefined : last
    if (paintPast)
      paintPast(pieces, around && stretch(pieces[0]?.[1], current ? endBefore(text, current.start) : around.end))
    paintSentence(pieces, around && stretch(around.end, sentenceAt(text, around.start, options.languageCode).end))
  }

  function readAnew(): void {
    Object.assign(reading, read(element))
    if (reading.words.length !== marks.length) reading.words = findMarks(reading.text, marks)
    paint()
  }

  function onClick(event: Event): void {
    const [target] = event.composedPath()
    // Imported by the first click: most readers never click.
    import('./seekToWord.ts').then((it) => it.seekToWord(element, reading, options, event, target)).catch(console.warn)
  }

  const observer = new MutationObserver(readAnew)
  observer.observe(element, { childList: true, characterData: true, subtree: true })
  element.addEventListener('click', onClick)
  readAnew()
  return (position) => {
    if (position) {
      if (position.word === word && position.begun === begun) return
      ;({ word, begun } = position)
      paint()
    } else {
      observer.disconnect()
      element.removeEventListener('click', onClick)
      if (paintPast) paintPast([])
      paintSentence([])
    }
  }
}

/** In forced-colors mode the system draws all highlights like a selection, whatever the style sheet. */
const hasContrastTheme = () => canPaintWords && matchMedia('(forced-colors: active)').matches

/** A range from start to end; false if it is empty. */
const stretch = (start = 0, end = 0): TextRange | false => start < end && { start, end }

/** A line break between two nodes belongs to neither. */
const endBefore = (text: string, offset: number) => (text[offset - 1] === '\n' ? offset - 1 : offset)
