import { parseCaptions } from '@voice-rankings/playback/captions'
import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { parseBuffer } from 'music-metadata'
import { beforeAll, describe, expect, it } from 'vitest'
import { decodeMp3 } from '../../kernel/audio/decodeMp3.ts'
import { hasFfmpeg, probeAudio } from '../../kernel/audio/testing/probeAudio.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import type { Book } from './book.ts'
import { chapterFileName } from './chapterFileName.ts'
import { chapterCaptions, chapterFiles, type ChapterFiles } from './chapterFiles.ts'
import { joinChapter } from './joinChapter.ts'
import { spokenBook } from './testing/spokenBook.ts'
import { zipBook } from './zipBook.ts'

const RATE = 16_000

let book: Book
beforeAll(async () => {
  book = await spokenBook()
})

describe('the mp3 of a chapter', () => {
  const directory = temporaryDirectory()
  let files: ChapterFiles
  beforeAll(async () => {
    files = await chapterFiles(book, 1, { sampleRate: RATE })
  })

  it('lasts as long as its pieces and pauses, to the sample', async () => {
    const { sampleCount } = await joinChapter(book.chapters[1]!, RATE, () => {})
    expect((await decodeMp3(files.mp3)).samples).toHaveLength(sampleCount)
  })

  it('has title, album, artist, track, language, provider and licence in music-metadata', async () => {
    const { common } = await parseBuffer(files.mp3, 'audio/mpeg')
    expect(common).toMatchObject({
      title: 'Fog',
      album: 'The lamp & other <stories>',
      artist: 'Anna',
      track: { no: 2, of: 3 },
      language: 'eng',
    })
    const comment = 'Read by the synthetic voice Anna (Flite). Licence: BSD-style.'
    expect(common.comment).toEqual([expect.objectContaining({ text: comment })])
  })

  it.runIf(hasFfmpeg)('has the same tags in ffprobe', () => {
    const { tags } = probeAudio(directory, files.mp3, 'mp3')
    expect(tags).toMatchObject({
      title: 'Fog',
      album: book.title,
      artist: 'Anna',
      track: '2/3',
      comment: 'Read by the synthetic voice Anna (Flite). Licence: BSD-style.',
    })
  })

  it('has captions in both formats with the joined word times', async () => {
    const { marks } = await joinChapter(book.chapters[1]!, RATE, () => {})
    const read = parseCaptions(files.vtt)
    expect(read.map(({ word }) => word)).toEqual(marks.map(({ word }) => word))
    for (const [n, { startTime }] of read.entries()) expect(Math.abs(startTime - marks[n]!.startTime)).toBeLessThan(1)
    expect(files.srt.match(/-->/g)).toHaveLength(3)
  })
})

describe('the captions of a chapter without its mp3', () => {
  it.each(['vtt', 'srt'] as const)('are the %s of its files', async (format) => {
    const files = await chapterFiles(book, 1, { sampleRate: RATE })
    expect(await chapterCaptions(book, 1, { sampleRate: RATE, format })).toBe(files[format])
  })

  it('show whole sentences for a voice without word times', async () => {
    const chapters = book.chapters.map(({ title, pieces }) => ({
      title,
      pieces: pieces.map((piece) => ({ ...piece, marks: [] })),
    }))
    const srt = await chapterCaptions({ ...book, chapters }, 1, { sampleRate: RATE, format: 'srt' })
    expect(srt).toMatch(/^1\n00:00:00,000 --> 00:00:0\d,\d{3}\nBy morning the fog had come in\.\n\n2\n/)
  })
})

describe('the zip of a book', () => {
  it('has mp3, VTT and SRT of each chapter, and names the licence', async () => {
    const parts: Uint8Array[] = []
    await zipBook(book, (bytes) => Promise.resolve(void parts.push(bytes)))
    const entries = unzipSync(Buffer.concat(parts))
    const names = ['1 The lamp on the pier', '2 Fog', '3 Home']
    expect(Object.keys(entries)).toEqual([
      ...names.flatMap((name) => ['mp3', 'vtt', 'srt'].map((extension) => `${name}.${extension}`)),
      'about.txt',
    ])
    expect(strFromU8(entries['about.txt']!)).toContain('Licence: BSD-style.')
    expect(entries['2 Fog.mp3']).toEqual(new Uint8Array((await chapterFiles(book, 1, { sampleRate: RATE })).mp3))
  })

  it('is written while later chapters are still to be spoken', async () => {
    const events: string[] = []
    const chapters = book.chapters.map((chapter) => ({
      ...chapter,
      pieces: chapter.pieces.map((piece) => ({ ...piece, mp3: () => (events.push('load'), piece.mp3()) })),
    }))
    await zipBook({ ...book, chapters }, () => Promise.resolve(void events.push('write')))
    expect(events.indexOf('write')).toBeLessThan(events.lastIndexOf('load'))
  })
})

describe('the file name of a chapter', () => {
  it.each([
    [0, 3, 'Fog', '1 Fog'],
    [8, 12, 'Fog', '09 Fog'],
    [0, 1, 'A/B: "C"?', '1 A B C'],
    [0, 1, '../..\\etc', '1 etc'],
    [0, 1, 'The end...', '1 The end'],
    [0, 1, '', '1'],
    [0, 1, '霧', '1 霧'],
  ])('%i of %i, titled "%s", is "%s"', (index, count, title, name) => {
    expect(chapterFileName(index, count, title)).toBe(name)
  })

  it('is a valid name of at most 255 bytes for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
        const name = `${chapterFileName(0, 1, title)}.mp3`
        expect(Buffer.byteLength(name)).toBeLessThan(255)
        expect(name).not.toMatch(/[/\\\0:]|^\.|[. ]\.mp3$/)
      }),
    )
  })
})
