const ALLOWED = new Set(['http:', 'https:', 'mailto:'])

/** The address of a link in a text somebody else wrote; null unless it goes to the web, to a mailbox or stays on the site. */
export function safeHref(href: string): string | null {
  try {
    // Any base will do: a relative address takes its scheme, and every other scheme is looked at as the browser would.
    return ALLOWED.has(new URL(href, 'https://site.invalid').protocol) ? href : null
  } catch {
    return null
  }
}
