import type { WritingMessages } from '../../runtime/index.ts'
import { createCounting } from '../counting/createCounting.ts'

export const writing: WritingMessages = { locale: 'de-DE', wpm: 'W/min', ofTen: 'von 10' }

export const { number, plural, counted, signed } = createCounting(writing)
