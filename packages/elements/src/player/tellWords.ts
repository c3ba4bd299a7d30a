import type { SpeechMark } from '@voice-rankings/contract'
import { followTrack, framesAtWords, wordAt } from '@voice-rankings/playback'
import type { Track } from '@voice-rankings/playback'

/** Calls `onWord` when each word of a sound starts. The returned function stops it. */
export function tellWords(track: Track, marks: readonly SpeechMark[], onWord: (mark: SpeechMark) => void): () => void {
  let told = -1
  return followTrack(
    track,
    (_timeMs, heardMs) => {
      const { word } = wordAt(marks, heardMs)
      const mark = marks[word]
      if (mark && word !== told) onWord(mark)
      told = word
    },
    framesAtWords(track, marks),
  )
}
