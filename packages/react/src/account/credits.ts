import type { UserProfile } from '@voice-rankings/contract'

type Credits = Pick<UserProfile, 'total_credits' | 'voice_credits'>

/** Remaining credits: granted minus used. */
export function creditsAvailable({ total_credits: total, voice_credits: used }: Credits): number {
  return total - used
}

/** Remaining share of the granted credits, 0–100 %, to one decimal; 0 if none were granted. */
export function creditsPercent(credits: Credits): number {
  const { total_credits: total } = credits
  if (total <= 0) return 0
  const percent = (creditsAvailable(credits) / total) * 100
  return Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10
}

/** Approximate credits per minute of speech: a credit is a character, a word has 5, and a voice reads 200 words. */
const CREDITS_PER_MINUTE = 5 * 200

/** Approximate minutes of speech for the remaining credits, rounded; 0 if none remain. */
export function minutesLeft(credits: Credits): number {
  return Math.max(0, Math.round(creditsAvailable(credits) / CREDITS_PER_MINUTE))
}
