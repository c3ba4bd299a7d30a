import type { SpeechMark } from '@voice-rankings/contract'

/**
 * Reads marks from a JSON file, none from a broken one; null for a file that is not meant to be JSON.
 *
 * @example
 * const marks = parseJsonMarks('[{ "word": "Good", "startTime": 0, "duration": 400 }]')
 * if (!marks) throw new TypeError('The file is not JSON.')
 */
export function parseJsonMarks(file: string): SpeechMark[] | null {
  // A byte order mark counts as white space.
  if (!/^\s*[[{]/u.test(file)) return null
  try {
    return readMarks(JSON.parse(file.trimStart()))
  } catch {
    return []
  }
}

/** Marks in their order, from any value. */
function readMarks(value: unknown): SpeechMark[] {
  const { marks, speechMarks } = fieldsOf(value)
  const list = marks ?? speechMarks ?? value
  return Array.isArray(list) ? list.flatMap(readMark).toSorted((a, b) => a.startTime - b.startTime) : []
}

function readMark(value: unknown): SpeechMark[] {
  const { word, startTime, duration } = fieldsOf(value)
  return typeof word === 'string' && isTime(startTime) && isTime(duration) ? [{ word, startTime, duration }] : []
}

/** What has no fields has none of these. */
const fieldsOf = (value: unknown) => Object(value) as Partial<Record<string, unknown>>

const isTime = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0
