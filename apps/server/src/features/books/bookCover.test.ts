import { expect, it } from 'vitest'
import { createCovers } from './bookCover.ts'

const BOOK = { title: 'The lamp on the pier', author: 'Ada Example', narrator: 'Anna', provider: 'Flite' }
const SHAPE = { peaks: Array.from({ length: 200 }, (_, n) => 100 * Math.abs(Math.sin(n / 7))) }

it.each([
  ['with all texts', BOOK],
  ['with a title that the fonts cannot draw', { ...BOOK, title: '霧', author: '' }],
  ['with a very long title', { ...BOOK, title: 'An unreasonably long title '.repeat(20) }],
])('the cover of a book %s is a square PNG for podcast directories', async (_what, book) => {
  const { bytes, mimeType } = await createCovers()(book, SHAPE)
  const png = Buffer.from(bytes)
  expect(mimeType).toBe('image/png')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1400, 1400])
  expect(png.length).toBeLessThan(200_000)
})
