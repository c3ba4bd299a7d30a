import { createHash } from 'node:crypto'

/** The same for the same text: its readings by several voices are variants of one snippet. */
export function textKey(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
