// Control characters that no text, name or id needs; a line break and a tab stay.
// eslint-disable-next-line no-control-regex -- they are what this is about
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** Takes out of a text what no database can store: control characters such as NUL, and halves of surrogate pairs. */
export function cleanText(text: string): string {
  return text.replace(CONTROL, '').toWellFormed()
}
