import { type ErrorCode, type PlaylistItem, sampleKey, snippetKey } from '@voice-rankings/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { playlistItems, type PlaylistRow } from '../../kernel/database/playlistTables.ts'
import { samples, snippets, type VoiceRow, voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { type ItemServices, readItems } from '../playlists/readItems.ts'
import type { Asker } from '../snippetAccess/findTargetAccess.ts'
import { titleOf } from '../snippets/titleOf.ts'
import { requireReadable } from '../works/workStore.ts'
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
  /** All voices that speak in it. */
  readonly voices: readonly Pick<VoiceRow, 'licence'>[]
}

type Sound = Exclude<PlaylistItem, { kind: 'work' }>

/** Sound of an item and its waveform. */
interface ReadSound {
  readonly voice: VoiceRow
  readonly peaks: readonly number[]
}

interface ReadOptions {
  /** Client that gets the files. Default: the owner of the playlist. */
  readonly asker?: Asker
  /** Reads this item only. */
  readonly itemId?: string
  /** True to leave out works that are not all spoken. Default: they throw `conflict`. */
  readonly spokenOnly?: boolean
}

/**
 * Reads the items of a playlist that a client may download, in order. Left out are snippets and works that the client may
 * not hear, and those whose owner forbids it.
 */
export async function readPlaylist(
  services: PlaylistServices,
  row: PlaylistRow,
  { asker = { key: row.owner_key }, itemId, spokenOnly = false }: ReadOptions = {},
): Promise<ReadItem[]> {
  const { database } = services
  const inPlaylist = eq(playlistItems.playlist_id, row.playlist_id)
  const which = itemId === undefined ? inPlaylist : sql`${inPlaylist} AND ${playlistItems.item_id} = ${itemId}`
  const { key, access } = asker
  const link = access === undefined ? undefined : { token: access, ownerKey: row.owner_key }
  const items = await readItems(services, which, { key, link })
  const readSound = await readSounds(
    database,
    items.filter((item) => item.kind !== 'work'),
  )
  const leftOut = new Set<ErrorCode>(spokenOnly ? ['not_found', 'conflict'] : ['not_found'])
  const read: ReadItem[] = []
  for (const item of items) {
    if (item.kind === 'work') {
      const work = await readWork(services, item.work_id, { row, asker }).catch((error: unknown) => {
        if (error instanceof ApiError && leftOut.has(error.code)) return undefined
        throw error
      })
      if (work) read.push({ item, soundKey: null, ...work })
    } else if (item.kind === 'voice' || (await maySave(services, item.voice_snippet_id, asker))) {
      read.push({ item, ...bookOfSound(services.store, item, { ...readSound(item), row }) })
    }
  }
  return read
}

async function maySave({ snippetAccess }: PlaylistServices, id: string, { key, access }: Asker): Promise<boolean> {
  return (await snippetAccess.visibility(id, key, access)).allowDownload
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
    voices: [voice],
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

/** A work as a book. Returns undefined when its owner forbids downloads. */
async function readWork(services: PlaylistServices, id: string, { row, asker }: { row: PlaylistRow; asker: Asker }) {
  const { row: work, access } = await requireReadable(services.database, id, asker)
  if (!access.allowDownload) return undefined
  const prepared = await services.works.reader.prepare(work)
  const { book, ...read } = await readBook(services, work, prepared)
  const { title, narrator, chapters } = book
  return {
    ...read,
    voices: prepared.voices,
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
