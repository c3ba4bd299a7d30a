import type { WordTime } from '../protocol.ts'

/** Event reported by eSpeak during synthesis. */
export interface EspeakEvent {
  type: string
  /** 1-based, in code points of the text given. */
  text_position: number
  /** In ms from the start of the audio. */
  audio_position: number
  /** IPA of a phoneme; empty for a pause. */
  id?: string | number
}

/**
 * Computes word times from eSpeak's events. A word event precedes a possible pause, so a word starts with its first
 * phoneme and ends at the event after its last one. Words without phonemes have no time.
 */
export function wordTimes(events: readonly EspeakEvent[], offsets: readonly number[]): WordTime[] {
  const words: WordTime[] = []
  let word: WordTime | undefined
  let sounding = false
  for (const event of events) {
    if (sounding && word) word.endMs = event.audio_position
    sounding = false
    if (event.type === 'word') {
      word = { offset: offsets[event.text_position - 1] ?? 0, startMs: -1, endMs: event.audio_position }
    } else if (event.type === 'phoneme' && event.id !== '' && word) {
      if (word.startMs < 0) {
        word.startMs = event.audio_position
        words.push(word)
      }
      sounding = true
    }
  }
  return words
}
