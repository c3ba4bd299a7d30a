import type { WritingMessages } from '../../runtime/index.ts'
import { createCounting } from '../counting/createCounting.ts'

export const writing: WritingMessages = { locale: 'es-ES', wpm: 'ppm', ofTen: 'sobre 10' }

export const { number, plural, counted, signed } = createCounting(writing)
