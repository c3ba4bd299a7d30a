import { type Box, box, boxesOf, u32 } from './box.ts'
import { type ChapterMark, chapterTrack, neroChapters } from './chapterTrack.ts'

/** Chapters of a file, in order, and the length of its sound without the padding of the encoder. */
export interface ChapteredSound {
  readonly chapters: readonly ChapterMark[]
  readonly durationMs: number
}

/** Places in the new file. */
interface Layout {
  /** Position of the first text of a chapter. */
  readonly textOffset: number
  /** Number of bytes by which the sound moves. */
  readonly shift: number
}

/**
 * Builds the `moov` box of a file with chapters from the contents of that of its sound, which has one track with an edit
 * list. The chapters are a text track and Nero's list, as some players read only one of them. The edit list is cut to
 * the length of the sound, since the last frame of AAC lasts up to 128 ms longer. Throws for other contents.
 */
export function withChapters(moov: Uint8Array, { chapters, durationMs }: ChapteredSound, layout: Layout): Uint8Array {
  const boxes = boxesOf(moov)
  const header = Buffer.from(find(boxes, 'mvhd').content)
  const timescale = header.readUInt32BE(header[0] === 1 ? 20 : 12)
  const duration = Math.round((durationMs * timescale) / 1000)
  const id = header.readUInt32BE(header.length - 4)
  header.writeUInt32BE(id + 1, header.length - 4)
  const track = chapterTrack({ id, chapters, durationMs, movieDuration: duration, offset: layout.textOffset })
  const parts = boxes.flatMap(({ type, content }) => {
    if (type === 'mvhd') return [box(type, withDuration(header, { short: 16, long: 24 }, duration))]
    if (type === 'trak') return [soundTrack(content, { chapterTrackId: id, duration, shift: layout.shift }), track]
    return type === 'udta' ? [] : [box(type, content)]
  })
  const tags = boxes.find(({ type }) => type === 'udta')?.content ?? new Uint8Array()
  return box('moov', ...parts, box('udta', tags, neroChapters(chapters)))
}

/** Cuts the track of the sound to a duration, moves its chunks, and makes it refer to the track of its chapters. */
function soundTrack(
  content: Uint8Array,
  { chapterTrackId, duration, shift }: { chapterTrackId: number; duration: number; shift: number },
): Uint8Array {
  const boxes = boxesOf(content)
  const edits = find(boxesOf(find(boxes, 'edts').content), 'elst').content
  const parts = boxes.map(({ type, content: original }) => {
    if (type === 'tkhd') return box(type, withDuration(original, { short: 20, long: 28 }, duration))
    // The list has one edit, whose duration is its first field.
    if (type === 'edts') return box(type, box('elst', withDuration(edits, { short: 8, long: 8 }, duration)))
    return type === 'mdia' ? moved({ type, content: original }, shift) : box(type, original)
  })
  return box('trak', ...parts, box('tref', box('chap', u32(chapterTrackId))))
}

/** Copy of a box with the chunk offsets inside it raised. */
function moved({ type, content }: Box, shift: number): Uint8Array {
  if (type === 'stco' || type === 'co64') return box(type, movedOffsets(content, shift, type === 'co64'))
  if (!['mdia', 'minf', 'stbl'].includes(type)) return box(type, content)
  return box(type, ...boxesOf(content).map((part) => moved(part, shift)))
}

function movedOffsets(original: Uint8Array, shift: number, isLong: boolean): Uint8Array {
  const content = Buffer.from(original)
  for (let at = 8; at < content.length; at += isLong ? 8 : 4) {
    if (isLong) content.writeBigUInt64BE(content.readBigUInt64BE(at) + BigInt(shift), at)
    else content.writeUInt32BE(content.readUInt32BE(at) + shift, at)
  }
  return content
}

/** Copy of a box with another duration, which is at `short` in version 0, and at `long`, in 64 bits, in version 1. */
function withDuration(original: Uint8Array, at: { short: number; long: number }, duration: number): Uint8Array {
  const content = Buffer.from(original)
  if (content[0] === 1) content.writeBigUInt64BE(BigInt(duration), at.long)
  else content.writeUInt32BE(duration, at.short)
  return content
}

function find(boxes: readonly Box[], type: string): Box {
  const found = boxes.find((candidate) => candidate.type === type)
  if (!found) throw new Error(`The MP4 file has no ${type} box, so chapters cannot be added to it.`)
  return found
}
