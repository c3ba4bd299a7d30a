import { expect, it, vi } from 'vitest'
import { encodeMp3 } from '../../kernel/audio/createMp3Writer.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import type { BookPiece } from './book.ts'
import { createBookWriter } from './createBookWriter.ts'

const client = { signedIn: false, network: 'home', client: 'ann' }
const details = { title: 'Fog', author: '', narrator: 'Anna', provider: 'Flite', licence: '', languageCode: 'en' }

function pieceOf(mp3: BookPiece['mp3']): BookPiece {
  return { text: 'Fog.', marks: [], durationMs: 500, pauseAfterMs: 500, mp3 }
}

it('a book writer loads the sound of a repeated sentence once', async () => {
  const store = createDiskStore(temporaryDirectory())
  const writer = createBookWriter(store)
  const mp3 = vi.fn<BookPiece['mp3']>(() => encodeMp3(new Float32Array(8000).fill(0.1), 16_000))
  const piece = pieceOf(mp3)
  const book = { ...details, chapters: [{ title: 'Fog', pieces: [piece, piece, piece] }] }
  try {
    await writer.write({ book, format: 'srt', chapterIndex: 0, key: 'exports/w1/fog.srt' }, { client })
  } finally {
    await writer.close()
  }
  expect(mp3).toHaveBeenCalledOnce()
  expect(Buffer.from((await store.get('exports/w1/fog.srt'))!).toString()).toContain('00:00:02,000 --> 00:00:02,500')
})

it('a book writer with two threads writes two books at once', async () => {
  const store = createDiskStore(temporaryDirectory())
  const writer = createBookWriter(store, undefined, 2)
  const both = Promise.withResolvers<void>()
  let begun = 0
  // Neither book goes on before the other has begun.
  async function mp3() {
    begun += 1
    if (begun === 2) both.resolve()
    await both.promise
    return encodeMp3(new Float32Array(8000).fill(0.1), 16_000)
  }
  const keys = ['exports/w1/fog.srt', 'exports/w2/fog.srt']
  try {
    await Promise.all(
      keys.map((key) => {
        const book = { ...details, chapters: [{ title: 'Fog', pieces: [pieceOf(mp3)] }] }
        return writer.write({ book, format: 'srt', chapterIndex: 0, key }, { client })
      }),
    )
  } finally {
    await writer.close()
  }
  expect(await Promise.all(keys.map((key) => store.stat(key)))).not.toContain(null)
})
