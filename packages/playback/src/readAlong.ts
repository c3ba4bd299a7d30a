import { animationFrames } from './followTrack.ts'
import type { Frames } from './followTrack.ts'
import type { HighlightOptions } from './highlightOptions.ts'
import { highlightWords } from './highlightWords.ts'
import { extendHighlights } from './extendHighlights.ts'

export interface ReadAlongOptions extends Omit<HighlightOptions, 'frames'> {
  /** Scheduler of time checks. Default: every animation frame. */
  frames?: Frames
}

/**
 * Highlights an element's own text word by word, and seeks on a click on a word. The DOM is not changed; without
 * browser support for highlights, clicks still work. A changed text is read again. The returned function stops it.
 *
 * @example
 * const stop = readAlong(element, { track, marks, names: HIGHLIGHTS })
 */
export function readAlong(element: Element, options: ReadAlongOptions): () => void {
  return highlightWords(element, { ...options, frames: options.frames ?? animationFrames }, async () => ({
    extendHighlights,
  }))
}
