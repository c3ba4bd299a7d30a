import type { BlindDay } from '@voice-rankings/contract'
import { scoreAxis } from '../blindRows.ts'

/** Size of the drawing; it is stretched to the width of its place. */
export const HISTORY_SIZE = { width: 600, height: 120 } as const

const { width, height } = HISTORY_SIZE

const DAY_MS = 24 * 60 * 60 * 1000

const round = (value: number) => Number(value.toFixed(1))

/** Path of a line at each time, ISO 8601, that is within the days. */
export function changesPath(days: readonly BlindDay[], times: readonly string[]): string {
  const [from, to] = [Date.parse(days[0]?.day ?? ''), Date.parse(days.at(-1)?.day ?? '') + DAY_MS]
  const within = times.map((time) => Date.parse(time)).filter((time) => time >= from && time <= to)
  return within.map((time) => `M${round(((time - from) / (to - from)) * width)} 0V${height}`).join('')
}

/**
 * Paths of the score and of its interval, for two or more days, oldest first. A score stays until the next stored day, so
 * both are steps; the last one is as wide as a day.
 */
export function historyPaths(days: readonly BlindDay[]): { line: string; band: string } {
  const [bottom, top] = scoreAxis(days)
  const times = days.map(({ day }) => Date.parse(day))
  const [from = 0, last = 0] = [times[0], times.at(-1)]
  const to = last + DAY_MS
  const y = (points: number) => round(((top - points) / Math.max(1, top - bottom)) * height)
  const steps = days.map(({ blind_score: score }, index) => ({
    x: round((((times[index] ?? from) - from) / (to - from)) * width),
    score: y(score.score),
    high: y(score.score_high),
    low: y(score.score_low),
  }))
  const forward = (side: 'score' | 'high') =>
    steps.map((step, index) => (index === 0 ? `M${step.x} ${step[side]}` : `H${step.x}V${step[side]}`)).join('')
  const back = steps.toReversed().map(({ low, x }) => `V${low}H${x}`)
  return { line: `${forward('score')}H${width}`, band: `${forward('high')}H${width}${back.join('')}Z` }
}
