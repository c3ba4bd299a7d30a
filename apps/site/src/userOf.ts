import type { UserProfile } from '@voice-rankings/contract'
import type { Client } from '@voice-rankings/sdk'

/** Who asks for a page; null for a visitor, and when that cannot be told. */
export async function userOf(client: Client, signal: AbortSignal): Promise<UserProfile | null> {
  const answer = await client.account.status({}, { signal }).catch(() => null)
  return answer?.user ?? null
}
