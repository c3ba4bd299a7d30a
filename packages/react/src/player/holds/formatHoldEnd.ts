import { writingMessages } from '../../runtime/index.ts'

const FORMAT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

/** A moment as a long date with time and zone: `March 5, 2026 at 10:30 AM PST`. Default zone: the visitor's. */
export function formatHoldEnd(end: Date, { locale } = writingMessages, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { ...FORMAT, timeZone }).format(end)
}
