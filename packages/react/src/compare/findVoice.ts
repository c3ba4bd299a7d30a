import type { Gender, Voice } from '@voice-rankings/contract'
import { GENDERS } from '@voice-rankings/contract'
import { isClientError } from '@voice-rankings/sdk'
import type { CallOptions, Calls } from '@voice-rankings/sdk'

/**
 * Loads a voice by id only; null if there is none. Its address requires a gender, which an id lacks: without `gender`
 * both are tried, and the browser logs the failed request.
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
