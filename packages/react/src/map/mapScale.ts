import { ATTRIBUTES } from '@voice-rankings/contract'
import { formatNumber, writingMessages } from '../runtime/index.ts'
import type { MapAxisName } from './mapAxisName.ts'

/** Where values lie on an axis, as shares of its length: 0 is its start, 1 its end. */
export interface MapScale {
  readonly domain: readonly [number, number]
  toShare(value: number): number
  toValue(share: number): number
}

/** Free room at each end of an axis, as a share of what the voices take. */
const MARGIN = 0.06

/** The scale on which all the given values fit. Without values it spans the axis's own limits. */
export function createScale(name: MapAxisName, values: readonly number[]): MapScale {
  const { scale, limits } = ATTRIBUTES[name]
  const [forth, back] = scale === 'log' ? [Math.log, Math.exp] : [same, same]
  const [lowest, highest] = limits.map(forth) as [number, number]
  const placed = values.map(forth)
  let low = placed.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  let high = placed.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  if (low > high) [low, high] = [lowest, highest]
  // One value alone stands in the middle.
  const room = high > low ? (high - low) * MARGIN : Math.abs(high) * MARGIN || 1
  ;[low, high] = [Math.max(lowest, low - room), Math.min(highest, high + room)]
  // Values beyond the limits are wrong, but they are what was measured: they keep their place.
  if (placed.some((value) => value < lowest || value > highest)) {
    low = placed.reduce((least, value) => Math.min(least, value - room), low)
    high = placed.reduce((most, value) => Math.max(most, value + room), high)
  }
  const length = high - low || 1
  return {
    domain: [back(low), back(high)],
    toShare: (value) => (forth(value) - low) / length,
    toValue: (share) => back(low + share * length),
  }
}

const same = (value: number) => value

/** Frequencies a third of an octave apart (ISO 266), which people of sound are used to. */
const THIRDS = [20, 25, 31.5, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000]

/** Round values between two ends for about `count` marks of an axis. */
export function ticksOf(name: MapAxisName, low: number, high: number, count: number): number[] {
  if (!(high > low) || count < 1) return []
  if (ATTRIBUTES[name].scale === 'log') {
    const thirds = THIRDS.filter((value) => value >= low && value <= high)
    if (thirds.length >= Math.min(4, count)) {
      const every = Math.ceil(thirds.length / Math.max(1, count))
      return thirds.filter((_, at) => at % every === 0)
    }
  }
  const step = roundStep((high - low) / count)
  const first = Math.ceil(low / step)
  const last = Math.floor(high / step)
  // Counted in whole steps, so that 0.1 + 0.2 is 0.3.
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

/** The next of 1, 2, 5, 10, … that is at least as large. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  return power * ([1, 2, 5].find((factor) => factor * power >= step * 0.999_999) ?? 10)
}

/** How a mark of an axis is written: with as many digits as neighbours need to differ. */
export function formatTick(
  name: MapAxisName,
  value: number,
  ticks: readonly number[],
  writing = writingMessages,
): string {
  const step = (ticks[1] ?? 0) - (ticks[0] ?? 0)
  const digits =
    step > 0 ? Math.max(0, Math.min(4, -Math.floor(Math.log10(step) + 1e-9))) : ATTRIBUTES[name].decimals[1]
  return formatNumber(value, Number.isInteger(value) ? 0 : Math.max(1, digits), writing)
}
