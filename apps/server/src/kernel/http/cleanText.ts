// Control characters except line break, carriage return and tab.
// eslint-disable-next-line no-control-regex -- matching control characters is the purpose
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** Removes characters that the database rejects: control characters such as NUL, and lone surrogates. */
export function cleanText(text: string): string {
  return text.replace(CONTROL, '').toWellFormed()
}
