import { expect, it, vi } from 'vitest'
import { encodeMp3 } from '../../kernel/audio/encodeMp3.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import type { BookPiece } from './book.ts'
import { createBookWriter } from './createBookWriter.ts'

it('a book writer loads the sound of a repeated sentence once', async () => {
  const store = createDiskStore(temporaryDirectory())
  const writer = createBookWriter(store)
  const mp3 = vi.fn<BookPiece['mp3']>(() => encodeMp3(new Float32Array(8000).fill(0.1), 16_000))
  const piece = { text: 'Fog.', marks: [], durationMs: 500, pauseAfterMs: 500, mp3 }
  const details = { title: 'Fog', author: '', narrator: 'Anna', provider: 'Flite', licence: '', languageCode: 'en' }
  const book = { ...details, chapters: [{ title: 'Fog', pieces: [piece, piece, piece] }] }
  try {
    await writer.write({ book, format: 'srt', chapterIndex: 0, key: 'exports/w1/fog.srt' }, { client: 'ann' })
  } finally {
    await writer.close()
  }
  expect(mp3).toHaveBeenCalledOnce()
  expect(Buffer.from((await store.get('exports/w1/fog.srt'))!).toString()).toContain('00:00:02,000 --> 00:00:02,500')
})
