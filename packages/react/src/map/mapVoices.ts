import type { AttributeRecord, Gender, VoiceMapColumns } from '@voice-rankings/contract'
import { ATTRIBUTES, attributeRecord, sampleKey } from '@voice-rankings/contract'

/** Voice data for a dot, its card and its table row. */
export interface MapVoice extends Readonly<AttributeRecord<'field', number | null>> {
  readonly voice_id: string
  readonly voice_name: string
  readonly voice_service: string
  readonly voice_speaker_id: string
  readonly voice_gender: Gender
  readonly voice_language_code: string
  readonly voice_sample_url: string
}

/** Converts the response columns to voices. A voice missing in a column is omitted. */
export function mapVoices(columns: VoiceMapColumns): MapVoice[] {
  return columns.voice_name.flatMap((voice_name, at) => {
    const voice_service = columns.voice_service[at]
    const voice_speaker_id = columns.voice_speaker_id[at]
    const voice_gender = columns.voice_gender[at]
    if (voice_service === undefined || voice_speaker_id === undefined || voice_gender === undefined) return []
    return {
      voice_id: `${voice_service}-${voice_speaker_id}`,
      voice_name,
      voice_service,
      voice_speaker_id,
      voice_gender,
      voice_language_code: columns.voice_language_code[at] ?? '',
      // Every measured voice has a sample at this path.
      voice_sample_url: `/${sampleKey(voice_service, voice_speaker_id)}`,
      ...attributeRecord('field', (name) => columns[ATTRIBUTES[name].field][at] ?? null),
    }
  })
}
