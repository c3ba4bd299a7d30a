import type { UserProfile } from '@voice-rankings/contract'

/** A signed-in user of level 0 who has used 3,800 of 10,000 credits. */
export function profileFixture(overrides: Partial<UserProfile> = {}): UserProfile {
  return {
    account_level: 0,
    username: 'lindgren',
    user_email: 'name@example.com',
    total_credits: 10_000,
    voice_credits: 3800,
    ...overrides,
  }
}
