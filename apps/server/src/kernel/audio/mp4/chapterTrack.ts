import { box, fullBox, u16, u32, u64 } from './box.ts'

/** A chapter of a file. */
export interface ChapterMark {
  readonly title: string
  readonly startMs: number
}

/** Time unit of the chapter track, per second. */
const TIMESCALE = 1000

/** Scale and position of a track that is not shown. */
const IDENTITY_MATRIX = u32(0x0001_0000, 0, 0, 0, 0x0001_0000, 0, 0, 0, 0x4000_0000)

/**
 * Text of one chapter as a sample of the track: length, UTF-8, and a box that names the encoding (QuickTime, "Text
 * sample data").
 */
export function chapterSample(title: string): Uint8Array {
  const text = Buffer.from(cutText(title, 0xff_ff))
  return Buffer.concat([u16(text.length), text, box('encd', u32(0x0000_0100))])
}

interface ChapterTrackOptions {
  readonly id: number
  readonly chapters: readonly ChapterMark[]
  readonly durationMs: number
  /** Duration in the time unit of the file. */
  readonly movieDuration: number
  /** Position of the first sample in the file; the others follow. Each is a chunk of its own, as some readers expect. */
  readonly offset: number
}

/** Builds the text track that QuickTime, Apple Books and most players read chapters from (QuickTime, "Chapter lists"). */
export function chapterTrack({ id, chapters, durationMs, movieDuration, offset }: ChapterTrackOptions): Uint8Array {
  const starts = chapters.map(({ startMs }) => Math.round(startMs))
  const lengths = starts.map((start, n) => Math.max(0, (starts[n + 1] ?? Math.round(durationMs)) - start))
  const sizes = chapters.map(({ title }) => chapterSample(title).length)
  let next = offset
  const offsets = sizes.map((size) => {
    next += size
    return next - size
  })
  return box(
    'trak',
    // In the movie, but not enabled: it is no subtitle to be shown. Version 1: 32 bits hold less than 21 hours.
    fullBox('tkhd', 1, 2, u64(0), u64(0), u32(id, 0), u64(movieDuration), u32(0, 0, 0, 0), IDENTITY_MATRIX, u32(0, 0)),
    box(
      'mdia',
      fullBox('mdhd', 0, 0, u32(0, 0, TIMESCALE, Math.round(durationMs)), u16(UNDETERMINED, 0)),
      fullBox('hdlr', 0, 0, u32(0), Buffer.from('text'), u32(0, 0, 0), Buffer.from('Chapters\0')),
      box(
        'minf',
        box('gmhd', fullBox('gmin', 0, 0, u16(0x40, 0x8000, 0x8000, 0x8000, 0, 0)), box('text', IDENTITY_MATRIX)),
        box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1))),
        box(
          'stbl',
          fullBox('stsd', 0, 0, u32(1), TEXT_ENTRY),
          fullBox('stts', 0, 0, u32(lengths.length, ...lengths.flatMap((length) => [1, length]))),
          fullBox('stsc', 0, 0, u32(1, 1, 1, 1)),
          fullBox('stsz', 0, 0, u32(0, sizes.length, ...sizes)),
          fullBox('stco', 0, 0, u32(offsets.length, ...offsets)),
        ),
      ),
    ),
  )
}

/** "und" as three letters of five bits. */
const UNDETERMINED = 0x55_c4

/** Description of the samples: plain text, without a box, in the first font, which has no name. */
const TEXT_ENTRY = box(
  'text',
  u16(0, 0, 0, 1),
  u32(1),
  u16(0),
  u32(0, 0, 0, 0),
  u16(1, 0),
  u32(0),
  box('ftab', u16(1, 1), new Uint8Array(1)),
)

/** Maximum number of chapters of a Nero list: it is counted by a byte. */
const MAX_NERO_CHAPTERS = 255

/** Builds the chapter list of Nero, which other players read; times are in units of 100 ns. */
export function neroChapters(chapters: readonly ChapterMark[]): Uint8Array {
  const listed = chapters.slice(0, MAX_NERO_CHAPTERS)
  const entries = listed.map(({ title, startMs }) => {
    const text = Buffer.from(cutText(title, 0xff))
    return Buffer.concat([u64(Math.round(startMs * 10_000)), Uint8Array.of(text.length), text])
  })
  return fullBox('chpl', 1, 0, u32(0), Uint8Array.of(listed.length), ...entries)
}

/** The longest start of a text whose UTF-8 has at most `maxBytes`. */
function cutText(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= maxBytes) return text
  let end = maxBytes
  while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end -= 1
  return bytes.subarray(0, end).toString()
}
