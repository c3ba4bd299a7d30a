import type { UserProfile } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import type { UserIdentity } from '../../kernel/identity/identity.ts'
import type { Hold } from '../credits/createHold.ts'
import { tellAllowances } from '../credits/limitHeaders.ts'

/** Answers who is signed in; everybody else learns from the headers how much they may have spoken. */
export async function userStatus(hold: Hold, call: Call): Promise<{ user?: UserProfile }> {
  const identity = await call.identity()
  if (identity.kind === 'user') return { user: profileOf(identity) }
  await tellAllowances(hold, identity, call)
  return {}
}

/** What a user is told of themselves. */
function profileOf({ user, session }: UserIdentity): UserProfile {
  const { account_level, username, user_email, total_credits, voice_credits } = user
  // Pages of other sites do not learn the address.
  return {
    account_level,
    username,
    user_email: session.kind === 'bearer' ? '' : user_email,
    total_credits,
    voice_credits,
  }
}
