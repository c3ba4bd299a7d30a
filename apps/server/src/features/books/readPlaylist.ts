import { type PlaylistItem, sampleKey, snippetKey } from '@voice-rankings/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { playlistItems, type PlaylistRow } from '../../kernel/database/playlistTables.ts'
import { samples, snippets, type VoiceRow, voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { type ItemServices, readItems } from '../playlists/readItems.ts'
import { titleOf } from '../snippets/titleOf.ts'
import { requireOwn } from '../works/workStore.ts'
import type { ReadBook } from './createExports.ts'
import { readBook } from './readBook.ts'

export interface PlaylistServices extends ItemServices {
  readonly database: Database
  readonly store: ObjectStore
}

/** An item of a playlist as a book: of one chapter, or with the sections of a work. */
export interface ReadItem extends ReadBook {
  readonly item: PlaylistItem
  /** Storage key of its sound; null for a work, which consists of sentences. */
  readonly soundKey: string | null
}

type Sound = Exclude<PlaylistItem, { kind: 'work' }>

/** Sound of an item and its waveform. */
interface ReadSound {
  readonly voice: VoiceRow
  readonly peaks: readonly number[]
}

/**
 * Reads the items that the owner of a playlist may download, in order: not the snippets of others that forbid it, and no
 * works of others. Throws `conflict` for a work that is not all spoken.
 */
export async function readPlaylist(services: PlaylistServices, row: PlaylistRow): Promise<ReadItem[]> {
  const { database, snippetAccess } = services
  const items = await readItems(services, eq(playlistItems.playlist_id, row.playlist_id), { key: row.owner_key })
  const ids = items.flatMap((item) => (item.kind === 'snippet' ? item.voice_snippet_id : []))
  const visibilities = await snippetAccess.visibilities(distinct(ids), row.owner_key)
  const readSound = await readSounds(
    database,
    items.filter((item) => item.kind !== 'work'),
  )
  const read: ReadItem[] = []
  for (const item of items) {
    if (item.kind === 'work') {
      const work = await readWork(services, item.work_id, row)
      if (work) read.push({ item, soundKey: null, ...work })
    } else if (item.kind === 'voice' || visibilities.get(item.voice_snippet_id)?.allowDownload) {
      read.push({ item, ...bookOfSound(services.store, item, { ...readSound(item), row }) })
    }
  }
  return read
}

/** A sample or a snippet as a book of one chapter. */
function bookOfSound(store: ObjectStore, item: Sound, { voice, peaks, row }: ReadSound & { row: PlaylistRow }) {
  const { item_text: text, item_word_times: marks, item_duration: durationMs, voice_name: narrator } = item
  const soundKey =
    item.kind === 'snippet' ? snippetKey(item.voice_snippet_id) : sampleKey(item.voice_service, item.voice_speaker_id)
  const title = `${narrator} – ${titleOf(text)}`
  const mp3 = () => load(store, soundKey)
  return {
    soundKey,
    book: {
      title,
      author: '',
      narrator,
      provider: voice.voice_service_alias,
      licence: voice.licence?.attribution ?? voice.licence?.name ?? '',
      languageCode: voice.voice_language_codes[0] ?? 'en',
      chapters: [{ title, narrator, pieces: [{ text, marks, durationMs, pauseAfterMs: row.playlist_pause, mp3 }] }],
    },
    shape: { peaks },
    // The sample of a voice changes with its stamp.
    soundIds: [`${soundId(item)} ${voice.measured_stamp ?? ''}`],
  }
}

/** A work of the owner of a playlist as a book; undefined for one of somebody else. */
async function readWork(services: PlaylistServices, id: string, row: PlaylistRow): Promise<ReadBook | undefined> {
  const work = await requireOwn(services.database, id, row.owner_key).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  })
  if (!work) return undefined
  const { book, ...read } = await readBook(services, work, await services.works.reader.prepare(work))
  const { title, narrator, chapters } = book
  return {
    ...read,
    book: {
      ...book,
      chapters: chapters.map((chapter, index) => ({
        title: chapter.title === title || chapters.length === 1 ? title : `${title} – ${chapter.title}`,
        narrator,
        pieces:
          index < chapters.length - 1
            ? chapter.pieces
            : chapter.pieces.map((piece, at, all) =>
                at < all.length - 1 ? piece : { ...piece, pauseAfterMs: row.playlist_pause },
              ),
      })),
    },
  }
}

/** Returns a function that gives voice and waveform of each of the items. */
async function readSounds({ queries }: Database, items: readonly Sound[]): Promise<(item: Sound) => ReadSound> {
  const idsOf = (kind: Sound['kind']) => distinct(items.filter((item) => item.kind === kind).map(soundId))
  const rows = await queries
    .select()
    .from(voices)
    .where(inArray(voices.voice_id, distinct(items.map(({ voice_id }) => voice_id))))
  const ofSamples = await queries
    .select({ id: samples.voice_id, peaks: samples.voice_sample_peaks })
    .from(samples)
    .where(inArray(samples.voice_id, idsOf('voice')))
  const ofSnippets = await queries
    .select({ id: snippets.voice_snippet_id, peaks: snippets.voice_snippet_peaks })
    .from(snippets)
    .where(inArray(snippets.voice_snippet_id, idsOf('snippet')))
  const voiceById = new Map(rows.map((voice) => [voice.voice_id, voice]))
  const peaksById = new Map([...ofSamples, ...ofSnippets].map(({ id, peaks }) => [id, peaks]))
  return (item) => {
    const voice = voiceById.get(item.voice_id)
    if (!voice) throw new Error(`The voice ${item.voice_id} of the item ${item.item_id} was not read.`)
    return { voice, peaks: peaksById.get(soundId(item)) ?? [] }
  }
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)]

/** Id of the snippet, or of the voice of a sample. */
const soundId = (item: Sound) => (item.kind === 'snippet' ? item.voice_snippet_id : item.voice_id)

async function load(store: ObjectStore, key: string): Promise<Uint8Array> {
  const mp3 = await store.get(key)
  if (!mp3) throw new Error(`The audio ${key} is missing.`)
  return mp3
}
