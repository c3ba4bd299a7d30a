import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseBuffer } from 'music-metadata'
import { beforeAll, describe, expect, it } from 'vitest'
import { decodeAudio, hasFfmpeg, probeAudio, probeChapters } from '../../kernel/audio/testing/probeAudio.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import type { Book } from './book.ts'
import { joinChapter } from './joinChapter.ts'
import { spokenBook } from './testing/spokenBook.ts'
import { writeM4b } from './writeM4b.ts'

const RATE = 16_000
/** The smallest PNG: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const COMMENT = 'Read by the synthetic voice Anna (Flite). Licence: BSD-style.'

describe('an audiobook of three chapters', () => {
  const directory = temporaryDirectory()
  const path = join(directory, 'book.m4b')
  let book: Book
  let file: Uint8Array
  /** Lengths of the chapters, in seconds. */
  let lengths: number[]
  beforeAll(async () => {
    book = { ...(await spokenBook()), cover: { bytes: PIXEL, mimeType: 'image/png' } }
    await writeM4b(book, path)
    file = readFileSync(path)
    lengths = []
    for (const chapter of book.chapters) lengths.push((await joinChapter(chapter, RATE, () => {})).sampleCount / RATE)
  })
  const startOf = (index: number) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0)
  const total = () => startOf(lengths.length)

  it('has title, author, narrator, licence and cover in music-metadata', async () => {
    const { common } = await parseBuffer(file, 'audio/mp4')
    expect(common).toMatchObject({
      title: book.title,
      artist: 'Ada Example',
      albumartist: 'Ada Example',
      composer: ['Anna'],
      comment: [{ text: COMMENT }],
    })
    expect(common.picture?.map(({ format, data }) => [format, Buffer.from(data).equals(PIXEL)])).toEqual([
      ['image/png', true],
    ])
  })

  it('has its chapters, in time, in music-metadata', async () => {
    const { format } = await parseBuffer(file, 'audio/mp4', { includeChapters: true })
    expect(format.chapters?.map(({ title }) => title)).toEqual(['The lamp on the pier', 'Fog', 'Home'])
    for (const [index, { start, timeScale }] of format.chapters!.entries()) {
      expect(Math.abs(start / timeScale! - startOf(index))).toBeLessThan(0.03)
    }
  })

  it.runIf(hasFfmpeg)('has the same tags, cover and duration in ffprobe', () => {
    const { tags, seconds, codec } = probeAudio(directory, file, 'm4b')
    expect(codec).toBe('aac')
    expect(tags).toMatchObject({
      major_brand: 'M4B ',
      title: book.title,
      artist: 'Ada Example',
      composer: 'Anna',
      comment: COMMENT,
      language: 'eng',
    })
    expect(Math.abs(seconds - total())).toBeLessThan(0.03)
    const args = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0', path]
    expect(execFileSync('ffprobe', args, { encoding: 'utf8' }).trim()).toBe('png')
  })

  it.runIf(hasFfmpeg)('has its chapters in ffprobe, from the first sample to the last', () => {
    const chapters = probeChapters(directory, file)
    expect(chapters.map(({ title }) => title)).toEqual(['The lamp on the pier', 'Fog', 'Home'])
    for (const [index, { startSeconds, endSeconds }] of chapters.entries()) {
      expect(Math.abs(startSeconds - startOf(index))).toBeLessThan(0.03)
      expect(Math.abs(endSeconds - startOf(index + 1))).toBeLessThan(0.03)
    }
  })

  it.runIf(hasFfmpeg)('decodes to the joined chapters, in time', async () => {
    const joined: number[] = []
    for (const chapter of book.chapters) {
      await joinChapter(chapter, RATE, (samples) => void joined.push(...samples))
    }
    const decoded = decodeAudio(directory, file, 'm4b', RATE)
    expect(Math.abs(decoded.length - joined.length)).toBeLessThan(0.03 * RATE)
    let [product, energy, ownEnergy] = [0, 0, 0]
    for (const [at, sample] of joined.entries()) {
      const heard = decoded[at] ?? 0
      product += sample * heard
      energy += sample * sample
      ownEnergy += heard * heard
    }
    expect(product / Math.sqrt(energy * ownEnergy)).toBeGreaterThan(0.98)
  })

  it('takes about 8 kB a second', () => {
    expect(statSync(path).size / total()).toBeLessThan(8600)
  })
})

it('an audiobook leaves an error of a sentence to the caller', async () => {
  const lost = { mp3: () => Promise.reject(new Error('The sentence is lost.')) }
  const piece = { text: '', marks: [], durationMs: 100, pauseAfterMs: 0, ...lost }
  const details = { title: '', author: '', narrator: '', provider: '', licence: '', languageCode: '' }
  const book = { ...details, chapters: [{ title: 'Lost', pieces: [piece] }] }
  const path = join(temporaryDirectory(), 'broken.m4b')
  await expect(writeM4b(book, path)).rejects.toThrow('The sentence is lost.')
})
