import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseBuffer } from 'music-metadata'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../../testing/temporaryDirectory.ts'
import { encodeM4a } from '../formats/encodeAac.ts'
import { addChapters } from './addChapters.ts'

const RATE = 16_000
const SECONDS = 3

it('addChapters keeps titles in other scripts, very long ones, and 300 chapters', async () => {
  const directory = temporaryDirectory()
  const [from, to] = [join(directory, 'sound.m4a'), join(directory, 'book.m4b')]
  const tags = { title: '', voice: '', provider: '' }
  writeFileSync(from, await encodeM4a(new Float32Array(SECONDS * RATE).fill(0.1), RATE, tags))
  const titles = Array.from({ length: 300 }, (_, n) => `${n} 霧 & "لیمپ"`)
  titles[1] = '霧'.repeat(400)
  const chapters = titles.map((title, n) => ({ title, startMs: 10 * n }))
  await addChapters(from, to, { chapters, durationMs: SECONDS * 1000 })
  const { format } = await parseBuffer(readFileSync(to), 'audio/mp4', { includeChapters: true })
  expect(format.chapters?.map(({ title }) => title)).toEqual(titles)
})

it('addChapters throws for a file without sound', async () => {
  const directory = temporaryDirectory()
  const from = join(directory, 'noise.m4a')
  writeFileSync(from, Buffer.from('00000008free', 'latin1'))
  const sound = { chapters: [], durationMs: 0 }
  await expect(addChapters(from, join(directory, 'book.m4b'), sound)).rejects.toThrow('has no sound')
})
