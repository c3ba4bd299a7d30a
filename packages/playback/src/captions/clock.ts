const pad = (part: number, digits: number) => String(part).padStart(digits, '0')

/** Formats milliseconds for caption files: `00:01:02.345`, with the decimal sign of the format. */
export function formatClock(timeMs: number, sign: '.' | ','): string {
  const ms = Math.round(timeMs)
  const seconds = Math.floor(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${parts.map((part) => pad(part, 2)).join(':')}${sign}${pad(ms % 1000, 3)}`
}

/** Pattern of `1:02:03.4` and `02:03,400`; hours are optional, with either decimal sign. */
export const CLOCK = String.raw`(?:\d{1,4}:)?\d{1,2}:\d{2}[.,]\d{1,3}`

/** Parses text that matches `CLOCK` to milliseconds. */
export function parseClock(text: string): number {
  const seconds = text
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
  return Math.round(seconds * 1000)
}
