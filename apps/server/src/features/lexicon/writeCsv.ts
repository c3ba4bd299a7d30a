import type { LexiconEntry } from '@voice-rankings/contract'
import Papa from 'papaparse'

const COLUMNS = ['term', 'respelling', 'ipa', 'language_code', 'voice_id', 'case_sensitive', 'whole_word'] as const

/** Writes entries as CSV (RFC 4180), with the names of the columns in the first row. */
export function writeCsv(entries: readonly LexiconEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((name) => entry[name]))
  return `${Papa.unparse([[...COLUMNS], ...rows])}\r\n`
}
