import type { AttributeField, AttributeRecord, Gender, VoiceMapResult } from '@voice-rankings/contract'
import { ATTRIBUTES, attributeRecord, sampleKey } from '@voice-rankings/contract'

/** Voice data for a dot, its card and its table row. An attribute that no axis has shown yet is null. */
export interface MapVoice extends Readonly<AttributeRecord<'field', number | null>> {
  readonly voice_id: string
  readonly voice_name: string
  readonly voice_service: string
  readonly voice_speaker_id: string
  readonly voice_gender: Gender
  readonly voice_language_code: string
  readonly voice_sample_url: string
  /** Place by sound, without a unit; null without one, or if it has not been loaded. */
  readonly voice_sound_x: number | null
  readonly voice_sound_y: number | null
}

/**
 * Converts an answer to voices. A voice missing in a column is omitted. Values that the answer lacks are those of
 * the `earlier` voices.
 */
export function mapVoices({ columns, groups }: VoiceMapResult, earlier: readonly MapVoice[] = []): MapVoice[] {
  const before = new Map(earlier.map((voice) => [voice.voice_id, voice]))
  return columns.voice_name.flatMap((voice_name, at) => {
    const voice_speaker_id = columns.voice_speaker_id[at]
    const group = groups[columns.voice_group[at] ?? -1]
    if (voice_speaker_id === undefined || group === undefined) return []
    const voice_id = `${group.voice_service}-${voice_speaker_id}`
    const valueOf = (field: AttributeField | 'voice_sound_x' | 'voice_sound_y') =>
      (columns[field] ? columns[field][at] : before.get(voice_id)?.[field]) ?? null
    return {
      voice_id,
      voice_name,
      voice_speaker_id,
      ...group,
      // Every measured voice has a sample at this path.
      voice_sample_url: `/${sampleKey(group.voice_service, voice_speaker_id)}`,
      ...attributeRecord('field', (name) => valueOf(ATTRIBUTES[name].field)),
      voice_sound_x: valueOf('voice_sound_x'),
      voice_sound_y: valueOf('voice_sound_y'),
    }
  })
}
