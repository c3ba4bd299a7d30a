import type { AttributeRecord, Gender, VoiceMapResult } from '@voice-rankings/contract'
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
}

/**
 * Converts an answer to voices. A voice missing in a column is omitted. Attributes that the answer lacks are those of
 * the `earlier` voices.
 */
export function mapVoices({ columns, groups }: VoiceMapResult, earlier: readonly MapVoice[] = []): MapVoice[] {
  const before = new Map(earlier.map((voice) => [voice.voice_id, voice]))
  return columns.voice_name.flatMap((voice_name, at) => {
    const voice_speaker_id = columns.voice_speaker_id[at]
    const group = groups[columns.voice_group[at] ?? -1]
    if (voice_speaker_id === undefined || group === undefined) return []
    const voice_id = `${group.voice_service}-${voice_speaker_id}`
    return {
      voice_id,
      voice_name,
      voice_speaker_id,
      ...group,
      // Every measured voice has a sample at this path.
      voice_sample_url: `/${sampleKey(group.voice_service, voice_speaker_id)}`,
      ...attributeRecord('field', (name) => {
        const { field } = ATTRIBUTES[name]
        return (columns[field] ? columns[field][at] : before.get(voice_id)?.[field]) ?? null
      }),
    }
  })
}
