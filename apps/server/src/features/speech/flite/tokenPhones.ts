import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSpeakable } from '../text/tokens.ts'
import { PAUSE } from './alignPhones.ts'
import type { FliteWorkerData } from './fliteJob.ts'
import { runFlite } from './runFlite.ts'

/** Spellings a worker remembers the phones of; people say the same words again and again. */
const MEMORY = 20_000

const remembered = new Map<string, string[]>()

/** The phones of each token said on its own; none for a token without letters or digits. */
export function tokenPhones(own: FliteWorkerData, spellings: readonly string[]): string[][] {
  const unknown = [...new Set(spellings)].filter((spelling) => isSpeakable(spelling) && !remembered.has(spelling))
  if (remembered.size + unknown.length > MEMORY) remembered.clear()
  for (const [index, phones] of askFor(own, unknown).entries()) remembered.set(unknown[index] ?? '', phones)
  return spellings.map((spelling) => remembered.get(spelling) ?? [])
}

function askFor(own: FliteWorkerData, spellings: readonly string[]): string[][] {
  if (spellings.length === 0) return []
  const phones = phonesOfParagraphs(own, spellings)
  if (phones.length === spellings.length) return phones
  // Some heaps of quotes make two paragraphs of one: then each token is asked for by itself, which takes longer.
  return spellings.map((spelling) => phonesOfParagraphs(own, [spelling]).flat())
}

/** Flite prints one line of phones per paragraph. */
function phonesOfParagraphs({ module, directory }: FliteWorkerData, paragraphs: readonly string[]): string[][] {
  writeFileSync(join(directory, 'tokens.txt'), `${paragraphs.join('\n\n')}\n\n`)
  // kal is the quickest of the models, and all spell by the same dictionary.
  const printed = runFlite(module, directory, ['-ps', '-voice', 'kal', '-f', 'tokens.txt', 'none'])
  return printed
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s+/u).filter((phone) => phone !== '' && phone !== PAUSE))
}
