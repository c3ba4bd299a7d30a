import { ATTRIBUTES } from '@voice-rankings/contract'
import { formatNumber, writingMessages } from '../runtime/index.ts'
import type { MapAxisName } from './mapAxisName.ts'

/** Conversion between values and shares of an axis: 0 is its start, 1 its end. */
export interface MapScale {
  readonly domain: readonly [number, number]
  toShare(value: number): number
  toValue(share: number): number
}

/** Margin at each end of an axis, as a share of the values' range. */
const MARGIN = 0.06

/** Scale that fits all given values. Without values it spans the attribute's limits. */
export function createScale(name: MapAxisName, values: readonly number[]): MapScale {
  const { scale, limits } = ATTRIBUTES[name]
  const [forth, back] = scale === 'log' ? [Math.log, Math.exp] : [same, same]
  const [lowest, highest] = limits.map(forth) as [number, number]
  const placed = values.map(forth)
  let low = placed.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  let high = placed.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  if (low > high) [low, high] = [lowest, highest]
  // A single value is in the middle.
  const room = high > low ? (high - low) * MARGIN : Math.abs(high) * MARGIN || 1
  ;[low, high] = [Math.max(lowest, low - room), Math.min(highest, high + room)]
  // Values outside the limits are measurement errors, but still shown.
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

/** Scale of places by sound, which have no unit: fits all given values. */
export function createSoundScale(values: readonly number[]): MapScale {
  let low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  let high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  if (low > high) [low, high] = [0, 0]
  const room = (high - low) * MARGIN || 1
  ;[low, high] = [low - room, high + room]
  return {
    domain: [low, high],
    toShare: (value) => (value - low) / (high - low),
    toValue: (share) => low + share * (high - low),
  }
}

const same = (value: number) => value

/** Third-octave frequencies (ISO 266), familiar in acoustics. */
const THIRDS = [20, 25, 31.5, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000]

/** About `count` round tick values between two ends of an axis. */
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
  // Multiples of the step, to avoid accumulated rounding errors.
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

/** Smallest of 1, 2, 5, 10, … that is at least as large. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  return power * ([1, 2, 5].find((factor) => factor * power >= step * 0.999_999) ?? 10)
}

/** Formats a tick with as many digits as adjacent ticks need to differ. */
export function formatTick(
  name: MapAxisName,
  value: number,
  ticks: readonly number[],
  writing = writingMessages,
): string {
  const { factor, decimals } = ATTRIBUTES[name]
  const step = factor * ((ticks[1] ?? 0) - (ticks[0] ?? 0))
  const shown = factor * value
  const digits = step > 0 ? Math.max(0, Math.min(4, -Math.floor(Math.log10(step) + 1e-9))) : decimals[1]
  const isWhole = Math.abs(shown - Math.round(shown)) < 1e-9
  return formatNumber(shown, isWhole ? 0 : Math.max(1, digits), writing)
}
