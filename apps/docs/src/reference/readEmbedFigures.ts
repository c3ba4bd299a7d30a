import { readSource } from './sources.ts'

/** The median of a figure over the rounds, and its least and most; null where it was not seen. */
type Figure = readonly [median: number, least: number, most: number] | null

interface MeasuredSystem {
  name: string
  title: string
  /** Of a player of others. */
  licence: string | null
  /** Whether it did not show how far it is while it played. */
  isStill: boolean
}

/** How one player gets along with a page under a policy. */
interface UnderPolicy {
  violations: number
  plays: boolean
}

export interface EmbedFigures {
  /** When it was measured, as `2026-11-22`. */
  day: string
  /** Its load is that of other work, as the mean of how much waits for a processor. */
  machine: { browser: string; processors: number; model: string; load: number }
  rounds: number
  systems: MeasuredSystem[]
  /** What, at most, ours, native, the best of others, and whether it holds. */
  bars: string[][]
  policies: Record<string, { csp: UnderPolicy; types: UnderPolicy; axe: string[] }>
  /** By profile, how many are on a page, system and figure. */
  profiles: Record<string, Record<string, Record<string, Record<string, Figure>>>>
}

/** What `npm run bench -- embed --record` kept when it was last run. */
export const readEmbedFigures = (): EmbedFigures =>
  JSON.parse(readSource('apps/docs/src/figures/embed.json')) as EmbedFigures
