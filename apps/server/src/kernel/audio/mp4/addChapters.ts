import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { box, u32, u64 } from './box.ts'
import { chapterSample } from './chapterTrack.ts'
import { type ChapteredSound, withChapters } from './withChapters.ts'

/** Kind of the file: an audiobook, and what it is compatible with. */
const FILE_TYPE = box('ftyp', Buffer.from('M4B '), u32(0), Buffer.from('M4B M4A mp42isom'))

/** Length of the header of a box with a 64-bit size. */
const LONG_HEADER_BYTES = 16

/**
 * Copies an MP4 file with one audio track and an edit list, and adds chapters. In the copy `moov` and the texts of the
 * chapters are before the sound, so that players can begin while they load it. Only `moov` is kept in memory. Throws
 * for other files.
 */
export async function addChapters(from: string, to: string, sound: ChapteredSound): Promise<void> {
  const { moov, media } = await readParts(from)
  const texts = Buffer.concat(sound.chapters.map(({ title }) => chapterSample(title)))
  const build = (textOffset: number) =>
    withChapters(moov, sound, { textOffset, shift: textOffset + texts.length - media.start })
  // The length of `moov` does not depend on the positions in it.
  const textOffset = FILE_TYPE.length + build(0).length + LONG_HEADER_BYTES
  const mediaHeader = [u32(1), Buffer.from('mdat'), u64(LONG_HEADER_BYTES + texts.length + media.end - media.start)]
  const head = Buffer.concat([FILE_TYPE, build(textOffset), ...mediaHeader, texts])
  // The end of a stream is inclusive.
  const copied = createReadStream(from, { start: media.start, end: media.end - 1 })
  async function* parts() {
    yield head
    yield* copied
  }
  await pipeline(Readable.from(parts()), createWriteStream(to))
}

/** Reads the contents of `moov`, and the place of those of `mdat`. */
async function readParts(path: string): Promise<{ moov: Uint8Array; media: { start: number; end: number } }> {
  const file = await open(path)
  try {
    const { size: fileSize } = await file.stat()
    let moov: Uint8Array | undefined
    let media: { start: number; end: number } | undefined
    for (let offset = 0; offset < fileSize;) {
      const header = await readAt(file, offset, LONG_HEADER_BYTES)
      const isLong = header.readUInt32BE(0) === 1
      const start = offset + (isLong ? LONG_HEADER_BYTES : 8)
      const end = offset + (isLong ? Number(header.readBigUInt64BE(8)) : header.readUInt32BE(0))
      if (end < start) break
      const type = header.toString('latin1', 4, 8)
      if (type === 'moov') moov = await readAt(file, start, end - start)
      if (type === 'mdat') media = { start, end }
      offset = end
    }
    if (!moov || !media) throw new Error('The MP4 file has no sound, so chapters cannot be added to it.')
    return { moov, media }
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  await file.read(buffer, 0, length, position)
  return buffer
}
