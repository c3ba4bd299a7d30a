import type { Gender, Voice } from '@voice-rankings/contract'
import { isClientError } from '@voice-rankings/sdk'
import type { CallOptions, Calls } from '@voice-rankings/sdk'

/**
 * Loads a voice by its id; null if there is none.
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
  // An id has no gender, which the address of a voice names; the server finds any voice as of an unknown one.
  const path = { voice_service, voice_gender: gender ?? 'unknown', voice_speaker_id: rest.join('-') }
  try {
    return (await client.voices.get(path, { signal })).voice
  } catch (error) {
    if (!isClientError(error) || error.kind !== 'request' || error.status !== 404) throw error
    return null
  }
}
