// A chunk of its own: it is needed once a sound is heard.
import type { SpeechMark } from '@voice-rankings/contract'
import { alignMarks, wordAtOffset } from '@voice-rankings/playback'

export { canPaintWords, HIGHLIGHTS, readAlong } from '@voice-rankings/playback'
export { readHostText } from './readHostText.ts'

/** The mark of the word that holds a character of the text, or ends at it. */
export function markAt(text: string, marks: readonly SpeechMark[], offset: number): SpeechMark | undefined {
  return marks[wordAtOffset(alignMarks(text, marks), offset)]
}
