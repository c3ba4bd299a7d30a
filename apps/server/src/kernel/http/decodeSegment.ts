import { cleanText } from './cleanText.ts'

/** Decodes a path segment into text that a database can store; empty if it is malformed. */
export function decodeSegment(segment: string): string {
  try {
    return cleanText(decodeURIComponent(segment))
  } catch {
    return ''
  }
}
