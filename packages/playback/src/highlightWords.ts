import { createLayer } from './createLayer.ts'
import { followTrack } from './followTrack.ts'
import type { HighlightOptions, ShowPosition } from './highlightOptions.ts'
import type { extendHighlights } from './extendHighlights.ts'
import { readText } from './readText.ts'
import type { TextRange } from './textRange.ts'
import { wordAt } from './wordAt.ts'

/**
 * Highlights the spoken word in an element's own text. Further code is loaded with the first word, or as soon as it is
 * needed, by `loadMore`: marks that do not match one to one, sentences, clicks, changes of the text. The returned function
 * stops it.
 *
 * @example
 * const stop = highlightWords(element, { track, marks, names: HIGHLIGHTS, frames: animationFrames })
 */
export function highlightWords(
  element: Element,
  options: HighlightOptions,
  loadMore: () => Promise<{ extendHighlights: typeof extendHighlights }> = () => import('./extendHighlights.ts'),
): () => void {
  const { marks } = options
  const reading = readText(element)
  const paint = createLayer(options.names.word)
  let rest: Promise<ShowPosition | void> | undefined
  let lit: TextRange | null | undefined | false

  const leave = followTrack(
    options.track,
    (_timeMs, heardMs) => {
      const position = wordAt(marks, heardMs)
      const place = reading.words.length === marks.length && reading.words[position.word]
      if (place !== lit) paint(reading.pieces, place)
      lit = place
      if (place !== undefined || options.seeksAtRest)
        // Shared functions are passed as arguments, so that they are not bundled twice.
        rest ??= loadMore().then(
          (it) => it.extendHighlights(element, options, reading, paint, readText, createLayer),
          console.warn,
        )
      void rest?.then((show) => show?.(position))
    },
    options.frames,
  )
  return () => {
    leave()
    paint([])
    void rest?.then((show) => show?.())
  }
}
