// A chunk of its own: it is needed once a sound is heard.
import type { Gender, SpeechMark } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { alignMarks, readAlong, wordAtOffset } from '@voice-rankings/playback'
import { findNear } from '../../ui/findNear.ts'
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
  const element = findNear(player, target)
  if (element) return readAlong(element, { ...options, names: hostHighlights(gender) })
  console.warn('No text lights up: highlightTarget matches no element. Check the selector.', target)
  return undefined
}
