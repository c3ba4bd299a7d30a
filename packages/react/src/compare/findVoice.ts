import type { Gender, Voice } from '@voice-rankings/contract'
import { GENDERS } from '@voice-rankings/contract'
import { isClientError } from '@voice-rankings/sdk'
import type { CallOptions, Calls } from '@voice-rankings/sdk'

/**
 * A voice by its id alone; null when there is none. Its page is found by its gender too, which an id does not tell: without
 * `gender` one after the other is tried, and a browser notes the miss in its console.
 *
 * @example
 * const found = await findVoice(client, '1a2b', { gender: 'female' })
 */
export async function findVoice(
  client: Calls<'voices.get'>,
  id: string,
  { gender, signal }: CallOptions & { gender?: Gender } = {},
): Promise<Voice | null> {
  const [voice_service = '', ...rest] = id.split('-')
  const path = { voice_service, voice_speaker_id: rest.join('-') }
  for (const voice_gender of gender ? [gender] : GENDERS) {
    try {
      return (await client.voices.get({ ...path, voice_gender }, { signal })).voice
    } catch (error) {
      if (!isClientError(error) || error.kind !== 'request' || error.status !== 404) throw error
    }
  }
  return null
}
