/** A file name that every system takes: what none allows in one becomes a hyphen, and it hides nowhere. */
export function safeFileName(name: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are among what no system takes
  return name.replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, '-').replace(/^[.\s]+/, '') || 'audio'
}
