import { ATTRIBUTES } from '@voice-rankings/contract'
import type { SimilarVoice, VoiceProfileUsed } from '@voice-rankings/contract'
import { attributeUnit, formatAttributeDifference, writingMessages } from '../runtime/index.ts'

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
    return own === null || other === null
      ? `${notMeasured} ${attributeUnit(name, writing)}`
      : formatAttributeDifference(name, own - other, writing)
  })
  return parts.join(' · ')
}
