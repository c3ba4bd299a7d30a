import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSpeakable } from '../text/tokens.ts'
import { PAUSE } from './alignPhones.ts'
import type { FliteProgram } from './createFliteProgram.ts'

/** Maximum number of cached spellings per worker. */
const MEMORY = 20_000

const remembered = new Map<string, string[]>()

/** Phones of each token in isolation; none for a token without letters or digits. */
export function tokenPhones(flite: FliteProgram, spellings: readonly string[]): string[][] {
  const unknown = [...new Set(spellings)].filter((spelling) => isSpeakable(spelling) && !remembered.has(spelling))
  if (remembered.size + unknown.length > MEMORY) remembered.clear()
  for (const [index, phones] of askFor(flite, unknown).entries()) remembered.set(unknown[index] ?? '', phones)
  return spellings.map((spelling) => remembered.get(spelling) ?? [])
}

function askFor(flite: FliteProgram, spellings: readonly string[]): string[][] {
  if (spellings.length === 0) return []
  const phones = phonesOfParagraphs(flite, spellings)
  if (phones.length === spellings.length) return phones
  // Some sequences of quotes split a paragraph in two: then each token is run separately, which is slower.
  return spellings.map((spelling) => phonesOfParagraphs(flite, [spelling]).flat())
}

/** Runs flite, which prints one line of phones per paragraph. */
function phonesOfParagraphs(flite: FliteProgram, paragraphs: readonly string[]): string[][] {
  writeFileSync(join(flite.directory, 'tokens.txt'), `${paragraphs.join('\n\n')}\n\n`)
  // kal is the fastest model; all models share the dictionary.
  const printed = flite.run(['-ps', '-voice', 'kal', '-f', 'tokens.txt', 'none'])
  return printed
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s+/u).filter((phone) => phone !== '' && phone !== PAUSE))
}
