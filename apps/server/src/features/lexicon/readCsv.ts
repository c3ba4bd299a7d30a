import Papa from 'papaparse'
import { refuseFile, type WrittenEntry } from './fileEntries.ts'

/** Names of the columns of a file without names. */
const UNNAMED: readonly string[] = ['term', 'respelling']

/**
 * Reads the rows of CSV text (RFC 4180), separated by comma, semicolon or tab. The first row names the columns in any
 * order; unknown ones are ignored. Without a column `term` the columns are term and respelling.
 */
export function readCsv(text: string): WrittenEntry[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) })
  const damaged = errors.find(({ type }) => type === 'Quotes')
  if (damaged) {
    refuseFile(`The CSV file is damaged near row ${(damaged.row ?? 0) + 1}: its quotation marks do not match.`)
  }
  const entries: WrittenEntry[] = []
  let names: readonly string[] | undefined
  let line = 1
  for (const row of data) {
    const start = line
    line += 1 + row.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
    if (row.every((cell) => cell.trim() === '')) continue
    if (!names) {
      names = namesOf(row)
      if (names !== UNNAMED) continue
    }
    entries.push({ line: start, fields: fieldsOf(row, names) })
  }
  return entries
}

/** The separator that is most frequent in the first row, which names the columns. */
function separatorOf(text: string): string {
  const first = /\S[^\r\n]*/.exec(text)?.[0] ?? ''
  const count = (separator: string) => first.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

function namesOf(row: readonly string[]): readonly string[] {
  const names = row.map((cell) => cell.trim().toLowerCase())
  return names.includes('term') ? names : UNNAMED
}

/** Fields of a row; empty cells are left out. */
function fieldsOf(row: readonly string[], names: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [column, cell] of row.entries()) {
    const name = names[column]
    if (name === undefined || cell.trim() === '') continue
    fields[name] = name === 'case_sensitive' || name === 'whole_word' ? truthOf(cell.trim()) : cell
  }
  return fields
}

/** Truth of a cell; the cell itself if it says neither, which the check of the entry refuses. */
function truthOf(cell: string): boolean | string {
  if (/^(?:true|yes|1)$/i.test(cell)) return true
  return /^(?:false|no|0)$/i.test(cell) ? false : cell
}
