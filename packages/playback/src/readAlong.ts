import { animationFrames } from './followTrack.ts'
import type { Frames } from './followTrack.ts'
import type { LightOptions } from './lightOptions.ts'
import { lightWords } from './lightWords.ts'

export interface ReadAlongOptions extends Omit<LightOptions, 'frames'> {
  /** When the time is looked at. Default: in every animation frame. */
  frames?: Frames
}

/**
 * Lets an element's own text light up word by word as it is spoken, and a click on a word go there. No node is added or
 * changed: where the browser cannot paint words, the clicks remain. When the text changes it is read anew. The returned
 * function ends it.
 *
 * @example
 * const stop = readAlong(element, { track, marks, names: HIGHLIGHTS })
 */
export function readAlong(element: Element, options: ReadAlongOptions): () => void {
  return lightWords(element, { ...options, frames: options.frames ?? animationFrames })
}
