import type { SpeechMark } from '@voice-rankings/contract'

/** Marks of equal duration for every word of a text. */
export function marksFixture(text: string, durationMs: number): SpeechMark[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const duration = durationMs / words.length
  return words.map((word, n) => ({ word, startTime: n * duration, duration }))
}
