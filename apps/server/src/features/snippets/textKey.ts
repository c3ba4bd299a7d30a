import { createHash } from 'node:crypto'

/** Hash of a text; snippets of one text by several voices share it. */
export function textKey(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
