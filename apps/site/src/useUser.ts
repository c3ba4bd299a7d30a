import type { UserProfile } from '@voice-rankings/contract'
import { useRouteLoaderData } from 'react-router'

/** What every page knows. */
export interface SiteData {
  /** Voices in the whole catalogue; null when it could not be asked. */
  voiceCount: number | null
  /** Who is signed in; null for an anonymous visitor. */
  user: UserProfile | null
  /** What canonical addresses start with. */
  origin: string
}

/** Who is signed in; null for an anonymous visitor. */
export function useUser(): UserProfile | null {
  return useRouteLoaderData<SiteData>('root')?.user ?? null
}
