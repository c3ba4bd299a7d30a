import { readSource } from './sources.ts'

/** Median, minimum and maximum over the rounds; null if not observed. */
type Figure = readonly [median: number, least: number, most: number] | null

interface MeasuredSystem {
  name: string
  title: string
  /** License of a third-party player. */
  licence: string | null
  /** True if it did not update its progress while playing. */
  isStill: boolean
}

/** Result of one player on a page with a CSP. */
interface UnderPolicy {
  violations: number
  plays: boolean
}

export interface EmbedFigures {
  /** Day of the measurement, such as `2026-11-22`. */
  day: string
  /** Machine measured on. `load` is its load average from other work. */
  machine: { browser: string; processors: number; model: string; load: number }
  rounds: number
  systems: MeasuredSystem[]
  /** Rows of measure, limit, this player, native player, best third-party player, and pass or fail. */
  bars: string[][]
  policies: Record<string, { csp: UnderPolicy; types: UnderPolicy; axe: string[] }>
  /** Figures by profile, number of players, system and name. */
  profiles: Record<string, Record<string, Record<string, Record<string, Figure>>>>
}

/** Figures recorded by the last `npm run bench -- embed --record`. */
export const readEmbedFigures = (): EmbedFigures =>
  JSON.parse(readSource('apps/docs/src/figures/embed.json')) as EmbedFigures
