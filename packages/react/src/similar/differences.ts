import { ATTRIBUTES } from '@voice-rankings/contract'
import type { SimilarVoice, VoiceProfileUsed } from '@voice-rankings/contract'
import { attributeUnit, formatNumber, writingMessages } from '../runtime/index.ts'

/** Formats a difference with its sign and a minus sign (U+2212): `+9`, `−13`, `±0`. */
export function formatDifference(difference: number, digits = 0, writing = writingMessages): string {
  const size = Number(Math.abs(difference).toFixed(digits))
  const sign = size === 0 ? '±' : difference < 0 ? '−' : '+'
  return `${sign}${formatNumber(size, digits, writing)}`
}

/**
 * Differences of a voice's pitch and speaking rate from the reference voice: `+9 Hz · −13 wpm`; N/A for missing values.
 */
export function describeDifferences(
  voice: Pick<SimilarVoice, 'voice_pitch_hz' | 'voice_words_per_minute'>,
  source: Pick<VoiceProfileUsed, 'wordsPerMinute' | 'pitchHz'>,
  notMeasured: string,
  writing = writingMessages,
): string {
  const parts = (['pitch', 'speakingRate'] as const).map((name) => {
    const { field, similar } = ATTRIBUTES[name]
    const [own, other] = [voice[field], source[similar.source]]
    const difference = own === null || other === null ? notMeasured : formatDifference(own - other, 0, writing)
    return `${difference} ${attributeUnit(name, writing)}`
  })
  return parts.join(' · ')
}
