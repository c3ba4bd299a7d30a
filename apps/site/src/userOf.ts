import type { UserProfile } from '@voice-rankings/contract'
import type { Client } from '@voice-rankings/sdk'

/** User of a page request; null for a visitor and if the request failed. */
export async function userOf(client: Client, signal: AbortSignal): Promise<UserProfile | null> {
  const answer = await client.account.status({}, { signal }).catch(() => null)
  return answer?.user ?? null
}
