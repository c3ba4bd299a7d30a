/** Prints a query without missing values; empty for none. */
export function printQuery(fields: Readonly<Record<string, string | null | undefined>>): string {
  const written = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`] : [],
  )
  return written.length === 0 ? '' : `?${written.join('&')}`
}
