import type { UserProfile } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import type { UserIdentity } from '../../kernel/identity/identity.ts'
import type { Hold } from '../credits/createHold.ts'
import { tellAllowances } from '../credits/limitHeaders.ts'

/** Returns the signed-in user. Visitors get their remaining allowance in the headers instead. */
export async function userStatus(hold: Hold, call: Call): Promise<{ user?: UserProfile }> {
  const identity = await call.identity()
  if (identity.kind === 'user') return { user: profileOf(identity) }
  await tellAllowances(hold, identity, call)
  return {}
}

/** Profile for the user. */
function profileOf({ user, session }: UserIdentity): UserProfile {
  const { account_level, username, user_email, total_credits, voice_credits, is_operator } = user
  // Embeds on other sites do not get the e-mail address.
  return {
    account_level,
    username,
    user_email: session.kind === 'bearer' ? '' : user_email,
    total_credits,
    voice_credits,
    // Embeds cannot make the operator's calls.
    ...(is_operator && session.kind !== 'bearer' ? { is_operator } : {}),
  }
}
