/**
 * Parses a waveform from JSON: a list of numbers, or an object that holds one as `data`, as written by audiowaveform.
 * Absolute values are scaled so that the largest possible one is 100: 1 if all values are within it, 32768 or 128 for
 * `bits` 16 and 8, otherwise 100. Anything else returns no peaks.
 *
 * @example
 * const peaks = parsePeaks('[0, 0.5, -1]') // [0, 50, 100]
 */
export function parsePeaks(file: string): number[] {
  let value: unknown
  try {
    value = JSON.parse(file)
  } catch {
    return []
  }
  return readPeaks(value)
}

function readPeaks(value: unknown): number[] {
  const [list, bits] =
    typeof value === 'object' && value !== null && 'data' in value
      ? [value.data, 'bits' in value ? value.bits : undefined]
      : [value, undefined]
  if (!Array.isArray(list) || !list.every((peak) => typeof peak === 'number' && Number.isFinite(peak))) return []
  const peaks = (list as number[]).map(Math.abs)
  const full = bits === 16 ? 32_768 : bits === 8 ? 128 : peaks.every((peak) => peak <= 1) ? 1 : 100
  return peaks.map((peak) => Math.min(100, Math.round((peak / full) * 100)))
}
