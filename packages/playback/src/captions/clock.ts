const pad = (part: number, digits: number) => String(part).padStart(digits, '0')

/** Milliseconds as caption files write them: `00:01:02.345`, with the sign before the thousandths that the format asks for. */
export function formatClock(timeMs: number, sign: '.' | ','): string {
  const ms = Math.round(timeMs)
  const seconds = Math.floor(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${parts.map((part) => pad(part, 2)).join(':')}${sign}${pad(ms % 1000, 3)}`
}

/** `1:02:03.4`, `02:03,400`; hours may be missing, and either sign stands before the thousandths. */
export const CLOCK = String.raw`(?:\d{1,4}:)?\d{1,2}:\d{2}[.,]\d{1,3}`

/** The milliseconds of a text that matches `CLOCK`. */
export function parseClock(text: string): number {
  const seconds = text
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
  return Math.round(seconds * 1000)
}
