import { masterSpeech } from '../../mastering/masterSpeech.ts'
import { createFlite } from '../../speech/flite/createFlite.ts'
import type { Book, BookPiece } from '../book.ts'

const TEXTS = [
  [
    'The lamp on the pier',
    ['The harbour was quiet.', 'A single lamp burned at the end of the pier, as it always did.'],
  ],
  ['Fog', ['By morning the fog had come in.', 'Nobody saw the boat leave.', 'Only the lamp knew.']],
  ['Home', ['She rowed back at noon, and the bells were ringing.']],
] as const

/** A book of three chapters, spoken by flite. */
export async function spokenBook(): Promise<Book> {
  const flite = createFlite({ voices: new Map([['slt', { model: 'slt' }]]), listing: [] })
  async function speak(text: string, pauseAfterMs: number): Promise<BookPiece> {
    const { audio, marks } = await flite.synthesize({ text, speakerId: 'slt' })
    const { mp3, durationMs } = await masterSpeech(audio)
    return { text, marks: marks ?? [], durationMs, pauseAfterMs, mp3: () => Promise.resolve(mp3) }
  }
  try {
    const chapters = []
    for (const [title, texts] of TEXTS) {
      const pieces = []
      for (const text of texts) pieces.push(await speak(text, text === texts.at(-1) ? 1200 : 250))
      chapters.push({ title, pieces })
    }
    return {
      title: 'The lamp & other <stories>',
      author: 'Ada Example',
      narrator: 'Anna',
      provider: 'Flite',
      licence: 'BSD-style',
      languageCode: 'en-US',
      chapters,
    }
  } finally {
    await flite.close()
  }
}
