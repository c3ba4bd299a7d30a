import type { PhoneTime, WordTime } from '../protocol.ts'

/** Event reported by eSpeak during synthesis. */
export interface EspeakEvent {
  type: string
  /** 1-based, in code points of the text given. */
  text_position: number
  /** In ms from the start of the audio. */
  audio_position: number
  /** IPA of a phone; empty for a pause. */
  id?: string | number
}

/**
 * Computes the times of words and their phones from eSpeak's events. A word event precedes a possible pause, so a word
 * starts with its first phone and ends at the event after its last one. Words without phones have no time.
 */
export function wordTimes(events: readonly EspeakEvent[], offsets: readonly number[]): Required<WordTime>[] {
  const words: Required<WordTime>[] = []
  let word: Required<WordTime> | undefined
  let phone: PhoneTime | undefined
  for (const { type, id, text_position, audio_position } of events) {
    if (phone && word) phone.endMs = word.endMs = audio_position
    phone = undefined
    if (type === 'word') {
      word = { offset: offsets[text_position - 1] ?? 0, startMs: audio_position, endMs: audio_position, phones: [] }
    } else if (type === 'phoneme' && id !== '' && word) {
      phone = { ipa: String(id), startMs: audio_position, endMs: audio_position }
      if (word.phones.push(phone) > 1) continue
      word.startMs = audio_position
      words.push(word)
    }
  }
  return words
}
