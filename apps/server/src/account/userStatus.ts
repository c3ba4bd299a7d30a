import type { UserProfile } from '@voice-rankings/contract'
import type { UserRow } from '../database/accountTables.ts'
import type { Call } from '../http/handlers.ts'

/** Answers who is signed in. */
export async function userStatus(call: Call): Promise<{ user?: UserProfile }> {
  const identity = await call.identity()
  return identity.kind === 'user' ? { user: profileOf(identity.user) } : {}
}

/** What a user is told of themselves. */
function profileOf({ account_level, username, user_email, total_credits, voice_credits }: UserRow): UserProfile {
  return { account_level, username, user_email, total_credits, voice_credits }
}
