import type { UserProfile } from '@voice-rankings/contract'
import type { Allowance } from '@voice-rankings/sdk'

/** What every page knows. */
export interface SiteData {
  /** Voices in the whole catalogue; null when it could not be asked. */
  voiceCount: number | null
  /** Who was signed in when the page was made; null for an anonymous visitor. `useProfile` knows who is now. */
  user: UserProfile | null
  /** How much a visitor could still have spoken when the page was made; empty for who is signed in. */
  allowances: readonly Allowance[]
  /** What canonical addresses start with. */
  origin: string
  /** The build that the page is of; empty when it is unknown. */
  build: string
}
