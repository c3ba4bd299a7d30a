import { escapeToBuffer } from 'hono/utils/html'

/** Escapes text for HTML and XML, also in quoted attributes. Drops characters that XML cannot represent (XML 1.0, section 2.2). */
export function escapeMarkup(text: string): string {
  const writable = text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
  const buffer: [string] = ['']
  escapeToBuffer(writable, buffer)
  return buffer[0]
}
