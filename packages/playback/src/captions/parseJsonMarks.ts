import type { SpeechMark } from '@voice-rankings/contract'

/**
 * Parses marks from a JSON file, none from invalid JSON; null for another format.
 *
 * @example
 * const marks = parseJsonMarks('[{ "word": "Good", "startTime": 0, "duration": 400 }]')
 * if (!marks) throw new TypeError('The file is not JSON.')
 */
export function parseJsonMarks(file: string): SpeechMark[] | null {
  // White space includes a byte order mark.
  if (!/^\s*[[{]/u.test(file)) return null
  try {
    return readMarks(JSON.parse(file.trimStart()))
  } catch {
    return []
  }
}

/** Reads marks of any value, in order. */
function readMarks(value: unknown): SpeechMark[] {
  const { marks, speechMarks } = fieldsOf(value)
  const list = marks ?? speechMarks ?? value
  return Array.isArray(list) ? list.flatMap(readMark).toSorted((a, b) => a.startTime - b.startTime) : []
}

function readMark(value: unknown): SpeechMark[] {
  const { word, startTime, duration } = fieldsOf(value)
  return typeof word === 'string' && isTime(startTime) && isTime(duration) ? [{ word, startTime, duration }] : []
}

/** Reads a property of any value, also of null. */
const fieldsOf = (value: unknown) => Object(value) as Partial<Record<string, unknown>>

const isTime = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0
