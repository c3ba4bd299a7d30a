import type { WritingMessages } from '../../runtime/index.ts'
import { createCounting } from '../counting/createCounting.ts'

export const writing: WritingMessages = { locale: 'fr-FR', wpm: 'mots/min', ofTen: 'sur 10' }

export const { number, plural, counted, signed } = createCounting(writing)

/** Name after “de”, which loses its vowel before another: `de Paul`, `d’Emma`. */
export function de(name: string): string {
  return /^[aeiouœæ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}
