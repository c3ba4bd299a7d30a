import { expect, it } from 'vitest'
import type { Limiter } from '../../kernel/limits/limiter.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import type { BookWriter } from './createBookWriter.ts'
import { createExports, type ReadBook } from './createExports.ts'

const usage = () => Promise.resolve({ allowed: true, remaining: 1, resetsAt: new Date() })
const limiter: Limiter = { consume: usage, peek: usage, giveBack: () => Promise.resolve() }
const details = { title: 'Fog', author: '', narrator: 'Anna', provider: 'Flite', licence: '', languageCode: 'en' }
const read: ReadBook = {
  book: { ...details, chapters: [{ title: 'Fog', pieces: [] }] },
  shape: { peaks: [] },
  soundIds: [],
}

it('a caller that asks for a file which is being written gets its progress', async () => {
  const end = Promise.withResolvers<void>()
  const began = Promise.withResolvers<(share: number) => void>()
  const bookWriter: Pick<BookWriter, 'write'> = {
    write(_order, { onProgress = () => {} }) {
      began.resolve(onProgress)
      return end.promise
    },
  }
  const exports = createExports({ store: createDiskStore(temporaryDirectory()), limiter, bookWriter })
  const reports: string[] = []
  const joined = Promise.withResolvers<void>()
  const ask = (name: string) =>
    exports.write(
      read,
      { format: 'mp3', chapterIndex: 0, directory: 'exports/w1' },
      {
        client: { signedIn: false, network: '192.0.2.1', client: 'ann' },
        onProgress(share) {
          reports.push(`${name} ${share}`)
          if (name === 'second') joined.resolve()
        },
      },
    )
  const first = ask('first')
  const report = await began.promise
  report(0.25)
  const second = ask('second')
  await joined.promise
  report(0.5)
  end.resolve()
  expect(await second).toEqual(await first)
  expect(reports).toEqual(['first 0.25', 'second 0.25', 'first 0.5', 'second 0.5'])
})
