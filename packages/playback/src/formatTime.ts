const pad = (part: number) => String(part).padStart(2, '0')

/** A time as a clock shows it, cut and not rounded: `0:04`, `1:02:03`. */
export function formatTime(timeMs: number): string {
  const seconds = Math.floor(Math.max(0, timeMs) / 1000)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}

/** The same with tenths of a second behind a language's decimal mark: `0:04.2`, `0:04,2`. */
export function formatTenths(timeMs: number, decimalMark = '.'): string {
  return `${formatTime(timeMs)}${decimalMark}${Math.floor((Math.max(0, timeMs) % 1000) / 100)}`
}
