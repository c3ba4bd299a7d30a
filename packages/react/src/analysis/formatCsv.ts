export type CsvValue = string | number | null

/**
 * Writes rows as comma-separated values after RFC 4180. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it, because the words of a clip are anybody's.
 */
export function formatCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(formatValue).join(',')}\r\n`).join('')
}

function formatValue(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
