/** Formats rows as aligned lines for a terminal; numbers are right-aligned. */
export function formatTable(rows: readonly Readonly<Record<string, string | number | null>>[]): string[] {
  const [first] = rows
  if (!first) return []
  const columns = Object.keys(first)
  const texts = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, index) => Math.max(...texts.map((cells) => cells[index]?.length ?? 0)))
  const isNumber = columns.map((column) => typeof first[column] === 'number')
  return texts.map((cells) =>
    cells
      .map((cell, index) => (isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
