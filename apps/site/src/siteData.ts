import type { UserProfile } from '@voice-rankings/contract'
import type { Allowance } from '@voice-rankings/sdk'

/** Data of the root route, available on every page. */
export interface SiteData {
  /** Number of voices in the catalogue; null if the request failed. */
  voiceCount: number | null
  /** User when the page was rendered; null for a visitor. `useProfile` returns the current one. */
  user: UserProfile | null
  /** Remaining quota of a visitor when the page was rendered; empty for a user. */
  allowances: readonly Allowance[]
  /** Prefix of canonical addresses. */
  origin: string
  /** Build id of the page; empty if unknown. */
  build: string
}
