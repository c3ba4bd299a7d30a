import type { SimilarVoice, VoiceProfileUsed } from '@voice-rankings/contract'
import { formatNumber, writingMessages } from '../runtime/index.ts'

/** Writes a difference with its sign and a real minus: `+9`, `−13`, `±0`. */
export function formatDifference(difference: number, digits = 0, writing = writingMessages): string {
  const size = Number(Math.abs(difference).toFixed(digits))
  const sign = size === 0 ? '±' : difference < 0 ? '−' : '+'
  return `${sign}${formatNumber(size, digits, writing)}`
}

/** How a voice's pitch and pace differ from the one it is compared with: `+9 Hz · −13 wpm`; N/A for what nobody measured. */
export function describeDifferences(
  voice: Pick<SimilarVoice, 'voice_pitch_hz' | 'voice_words_per_minute'>,
  source: VoiceProfileUsed,
  notMeasured: string,
  writing = writingMessages,
): string {
  const part = (own: number | null, other: number | null, unit: string) =>
    own === null || other === null ? `${notMeasured} ${unit}` : `${formatDifference(own - other, 0, writing)} ${unit}`
  return [
    part(voice.voice_pitch_hz, source.pitchHz, 'Hz'),
    part(voice.voice_words_per_minute, source.wordsPerMinute, writing.wpm),
  ].join(' · ')
}
