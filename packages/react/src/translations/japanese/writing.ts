import type { WritingMessages } from '../../runtime/index.ts'
import { createCounting } from '../counting/createCounting.ts'

export const writing: WritingMessages = { locale: 'ja-JP', wpm: '語/分', ofTen: '/ 10' }

export const { number, signed } = createCounting(writing)

/** Number of voices, whose form is the same for every number: `1,234種類のボイス`. */
export function voiceCount(count: number): string {
  return `${number(count)}種類のボイス`
}
