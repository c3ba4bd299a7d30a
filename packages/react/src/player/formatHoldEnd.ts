const FORMAT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

/** A moment as a long US date with time and zone: `March 5, 2026 at 10:30 AM PST`. */
export function formatHoldEnd(end: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { ...FORMAT, timeZone }).format(end)
}
