import { rm } from 'node:fs/promises'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AudioSample, AudioSampleSource, FilePathTarget, type MetadataTags, Mp4OutputFormat, Output } from 'mediabunny'
import { threeLetterCode } from '../../kernel/audio/formats/threeLetterCode.ts'
import { addChapters } from '../../kernel/audio/mp4/addChapters.ts'
import type { ChapterMark } from '../../kernel/audio/mp4/chapterTrack.ts'
import { type Book, bookComment } from './book.ts'
import { bookRate } from './bookRate.ts'
import { joinChapter, type WriteSamples } from './joinChapter.ts'

/** Encoder delay of AAC: one frame, which the edit list of the file skips. */
const DELAY_SAMPLES = 1024
const BITS_PER_SECOND = 64_000

/** Media type of audiobooks in iTunes ("stik"). */
const AUDIOBOOK = Uint8Array.of(2)

/**
 * Writes an audiobook to a new file: AAC in MP4 with chapters, tags and cover. Memory does not grow with its length but
 * for the index of the file, 8 bytes a frame. The encoder is ffmpeg's, as WebAssembly, so ffmpeg is not needed.
 */
export async function writeM4b(book: Book, path: string): Promise<void> {
  registerAacEncoder()
  const sampleRate = await bookRate(book)
  const draft = `${path}.sound`
  // Chapters are known, and added, when all is encoded.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new FilePathTarget(draft) })
  const source = new AudioSampleSource({ codec: 'aac', bitrate: BITS_PER_SECOND })
  output.addAudioTrack(source, { languageCode: threeLetterCode(book.languageCode) })
  output.setMetadataTags(tagsOf(book))
  await output.start()
  let written = 0
  const write: WriteSamples = async (data) => {
    const timestamp = (written - DELAY_SAMPLES) / sampleRate
    const sample = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate, timestamp })
    written += data.length
    await source.add(sample)
    sample.close()
  }
  const chapters: ChapterMark[] = []
  try {
    for (const chapter of book.chapters) {
      chapters.push({ title: chapter.title, startMs: (1000 * written) / sampleRate })
      await joinChapter(chapter, sampleRate, write)
    }
    source.close()
    await output.finalize()
    await addChapters(draft, path, { chapters, durationMs: (1000 * written) / sampleRate })
  } catch (error) {
    if (output.state !== 'finalized') await output.cancel()
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

function tagsOf(book: Book): MetadataTags {
  return {
    title: book.title,
    album: book.title,
    artist: book.author || book.narrator,
    albumArtist: book.author || book.narrator,
    genre: 'Audiobook',
    comment: bookComment(book),
    ...(book.cover && {
      images: [{ data: book.cover.bytes, mimeType: book.cover.mimeType, kind: 'coverFront' as const }],
    }),
    // Composer and narrator: players of audiobooks show one or the other as reader.
    raw: { '©wrt': book.narrator, '©nrt': book.narrator, stik: AUDIOBOOK },
  }
}
