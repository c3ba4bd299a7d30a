import { snippetKey } from '@voice-rankings/contract'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { snippets } from '../../kernel/database/schema.ts'
import type { WorkRow } from '../../kernel/database/workTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import type { PreparedSentence, PreparedWork } from '../works/prepareWork.ts'
import { type BookChapter, type BookPiece, listed } from './book.ts'
import type { ReadBook } from './createExports.ts'

/** Speech of a sentence. */
interface Speech extends Pick<BookPiece, 'marks' | 'durationMs' | 'mp3'> {
  /** Id of the snippet. */
  readonly id: string
  readonly peaks: readonly number[]
}

/** Sentences per query. */
const BATCH = 1000
/** Number of sentences from which one peak of each is enough for a cover. */
const MANY = 200

/** Reads the speech of a work. Throws `conflict` when sentences have none yet. */
export async function readBook(
  { database, store }: { database: Database; store: ObjectStore },
  row: WorkRow,
  { sections, sentences, voices }: PreparedWork,
): Promise<ReadBook> {
  const spoken = await readSpeech({ database, store }, sentences)
  const missing = sentences.filter(({ key }) => !spoken.has(key)).length
  if (missing > 0) {
    const subject = missing === 1 ? '1 sentence has' : `${missing} sentences have`
    throw new ApiError('conflict', `${subject} no speech yet. Speak the whole text, then try again.`)
  }
  const chapters = sections.map(({ title, paragraphs }): BookChapter => ({
    title: title ?? row.title,
    pieces: paragraphs.flatMap((paragraph) =>
      paragraph.sentences.map(({ key, settings, pauseAfter }) => {
        const { mp3, marks, durationMs } = spoken.get(key)!
        return { text: settings.text, marks, durationMs, pauseAfterMs: pauseAfter, mp3 }
      }),
    ),
  }))
  return {
    book: {
      title: row.title,
      author: row.author ?? '',
      narrator: listed(voices.map(({ voice_name }) => voice_name)),
      provider: listed(voices.map(({ voice_service_alias }) => voice_service_alias)),
      licence: listed(voices.flatMap(({ licence }) => licence?.attribution ?? licence?.name ?? [])),
      languageCode: row.language,
      chapters,
    },
    shape: { peaks: sentences.flatMap(({ key }) => peaksOf(spoken.get(key)!.peaks, sentences.length)) },
    soundIds: sentences.map(({ key }) => spoken.get(key)!.id),
  }
}

const peaksOf = (peaks: readonly number[], count: number) => (count < MANY ? peaks : [Math.max(0, ...peaks)])

async function readSpeech(
  { database: { queries }, store }: { database: Database; store: ObjectStore },
  sentences: readonly PreparedSentence[],
) {
  const keys = [...new Set(sentences.map(({ key }) => key))]
  const found = new Map<string, Speech>()
  for (let at = 0; at < keys.length; at += BATCH) {
    const rows = await queries
      .select({
        key: snippets.dedupe_key,
        id: snippets.voice_snippet_id,
        marks: snippets.voice_snippet_timestamps,
        peaks: snippets.voice_snippet_peaks,
        durationMs: snippets.measured_duration,
      })
      .from(snippets)
      .where(and(inArray(snippets.dedupe_key, keys.slice(at, at + BATCH)), isNull(snippets.awaited_upload)))
    for (const { key, ...speech } of rows) {
      if (key !== null) found.set(key, { ...speech, mp3: () => load(store, speech.id) })
    }
  }
  return found
}

async function load(store: ObjectStore, snippetId: string): Promise<Uint8Array> {
  const mp3 = await store.get(snippetKey(snippetId))
  if (!mp3) throw new Error(`The audio of the snippet ${snippetId} is missing.`)
  return mp3
}
