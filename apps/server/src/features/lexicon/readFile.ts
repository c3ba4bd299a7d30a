import { LEXICON_LIMITS, LexiconEntryFields } from '@voice-rankings/contract'
import * as v from 'valibot'
import { refuseFile, type RefusedEntry } from './fileEntries.ts'
import { readCsv } from './readCsv.ts'
import { readPls } from './readPls.ts'

/** Maximum number of entries of a file, usable or not: checking each takes 10 µs. */
const MAX_WRITTEN = 5 * LEXICON_LIMITS.entries

/** Entries of a file that can be stored, and those that cannot. */
export interface ReadFile {
  readonly entries: readonly { readonly line: number; readonly fields: LexiconEntryFields }[]
  readonly refused: readonly RefusedEntry[]
}

/** Reads the entries of a PLS 1.0 or CSV file. Throws an `ApiError` if the file is neither. */
export function readFile(text: string): ReadFile {
  const content = text.replace(/^\uFEFF/, '')
  const read = /^\s*</.test(content) ? readPls(content) : { entries: readCsv(content), refused: [] }
  if (read.entries.length > MAX_WRITTEN) {
    refuseFile(`The file has ${read.entries.length} entries, more than ${MAX_WRITTEN}. Split it, or remove some.`)
  }
  const entries: { line: number; fields: LexiconEntryFields }[] = []
  const refused = [...read.refused]
  for (const { line, fields } of read.entries) {
    const checked = v.safeParse(LexiconEntryFields, fields)
    const term = typeof fields['term'] === 'string' ? fields['term'].trim().slice(0, LEXICON_LIMITS.term) : ''
    const refuse = (reason: string) => refused.push({ line, term, reason })
    if (!checked.success) refuse(checked.issues[0].message)
    else if (checked.output.respelling === null && checked.output.ipa === null) refuse('It has no pronunciation.')
    else entries.push({ line, fields: checked.output })
  }
  return { entries, refused: refused.toSorted((a, b) => a.line - b.line) }
}
