// A chunk of its own: it is needed once a sound is heard.
import type { Gender, SpeechMark } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { alignMarks, readAlong, wordAtOffset } from '@voice-rankings/playback'
import { hostHighlights } from './hostHighlights.ts'

export { canPaintWords, HIGHLIGHTS, readAlong } from '@voice-rankings/playback'

/** Mark of the word that contains a character of the text, or ends at it. */
export function markAt(text: string, marks: readonly SpeechMark[], offset: number): SpeechMark | undefined {
  return marks[wordAtOffset(alignMarks(text, marks), offset)]
}

interface HostTextOptions {
  track: Track
  marks: readonly SpeechMark[]
  languageCode: string | undefined
  gender: Gender | 'none'
}

/** Lets a text of the page around a player light up; a selector that leads nowhere is told of. The returned function ends it. */
export function readHostText(player: Element, target: Element | string, { gender, ...options }: HostTextOptions) {
  const element = typeof target === 'string' ? find(player, target) : target
  if (element) return readAlong(element, { ...options, names: hostHighlights(gender) })
  console.warn('No text of the page lights up: no element matches highlightTarget. Check the selector.', target)
  return undefined
}

function find(player: Element, selector: string): Element | null {
  const near = player.getRootNode()
  try {
    const inScope = near instanceof ShadowRoot || near instanceof Document ? near.querySelector(selector) : null
    return inScope ?? player.ownerDocument.querySelector(selector)
  } catch {
    return null
  }
}
