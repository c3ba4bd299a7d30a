import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { playlistItems, type PlaylistRow } from '../../kernel/database/playlistTables.ts'
import { isVisitorKey } from '../../kernel/identity/identity.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { bookComment, lengthMs, listed } from '../books/book.ts'
import { bookOfPlaylist, joined } from '../books/bookOfPlaylist.ts'
import type { Exports, ReadBook } from '../books/createExports.ts'
import { type PlaylistServices, type ReadItem, readPlaylist } from '../books/readPlaylist.ts'
import type { OpenedPodcast } from './openPodcast.ts'
import type { Episode, Podcast } from './podcastFeed.ts'

export interface PodcastServices extends PlaylistServices {
  readonly exports: Exports
}

/** Files of an item. */
export type EpisodeFormat = 'mp3' | 'vtt' | 'srt'

/** Time for which a feed waits for sounds that are written for it, in ms. */
const WAIT_MS = 8000

/** Maximum length of the text in a description, below Apple's limit of 4000 characters. */
const MAX_DESCRIPTION = 3000

/**
 * Reads the podcast of a playlist. The sound of a work is written with the first feed that lists it; the work is left out
 * until that is done, and until all of it is spoken.
 */
export async function readPodcast(
  services: PodcastServices,
  { row, token }: OpenedPodcast,
  log: Log,
): Promise<Podcast> {
  const items = await readEpisodes(services, { row, token })
  const { book } = bookOfPlaylist(row, items, { chapterPerItem: true })
  const added = await services.database.queries
    .select({ id: playlistItems.item_id, at: playlistItems.added_at })
    .from(playlistItems)
    .where(eq(playlistItems.playlist_id, row.playlist_id))
  const addedAt = new Map(added.map(({ id, at }) => [id, at]))
  const writing = items
    .filter(({ soundKey }) => soundKey === null)
    .map((read) =>
      writeEpisode(services, row, { read, format: 'mp3' }).catch((error: unknown) =>
        log.error(`The item ${read.item.item_id} could not be written, and its podcast lacks it.`, error),
      ),
    )
  await Promise.race([Promise.all(writing), pause(WAIT_MS, undefined, { ref: false })])
  const episodes: Episode[] = []
  for (const read of items) {
    const stored = await services.store.stat(soundKeyOf(services, row, read))
    const published = addedAt.get(read.item.item_id)
    if (stored && published) episodes.push(episodeOf(read, { published, bytes: stored.size }))
  }
  return {
    title: row.playlist_name,
    description: items.length === 0 ? row.playlist_name : bookComment(book),
    author: book.narrator || row.playlist_name,
    languageCode: book.languageCode,
    episodes,
  }
}

/** Items that the holder of the link may download; `itemId` for one of them. */
export const readEpisodes = (
  services: PodcastServices,
  { row, token }: OpenedPodcast,
  itemId?: string,
): Promise<ReadItem[]> =>
  readPlaylist(services, row, {
    asker: { key: null, access: token },
    spokenOnly: true,
    ...(itemId !== undefined && { itemId }),
  })

function episodeOf(read: ReadItem, { published, bytes }: Pick<Episode, 'published' | 'bytes'>): Episode {
  const { item, book, voices } = read
  const text = item.kind === 'work' ? '' : `${item.item_text.slice(0, MAX_DESCRIPTION)}\n\n`
  const licences = new Map(voices.flatMap(({ licence }) => (licence ? [[licence.name, licence]] : [])))
  return {
    id: item.item_id,
    title: book.title,
    description: `${text}${bookComment(book)}`,
    narrator: book.narrator,
    published,
    bytes,
    durationMs: lengthMs(book.chapters),
    hasChapters: book.chapters.length > 1,
    licence:
      licences.size === 1
        ? [...licences.values()][0]!
        : licences.size === 0
          ? null
          : { name: listed([...licences.keys()]) },
  }
}

/** Writes a file of an item unless it is stored, and returns its key. Samples and snippets are stored as mp3 already. */
export async function writeEpisode(
  { exports }: PodcastServices,
  row: PlaylistRow,
  { read, format }: { read: ReadItem; format: EpisodeFormat },
): Promise<string> {
  if (format === 'mp3' && read.soundKey !== null) return read.soundKey
  // Listeners are many, so the work counts for the owner.
  const owner = row.owner_key
  const client = { signedIn: !isVisitorKey(owner), network: owner, client: owner }
  const { file_url } = await exports.write(asOne(read), orderOf(row, format), { client })
  return file_url.slice(1)
}

const soundKeyOf = ({ exports }: PodcastServices, row: PlaylistRow, read: ReadItem): string =>
  read.soundKey ?? exports.keyOf(asOne(read), orderOf(row, 'mp3'))

/** An item as a book of one chapter. */
const asOne = (read: ReadItem): ReadBook => ({ ...read, book: { ...read.book, chapters: [joined(read)] } })

const orderOf = ({ playlist_id }: PlaylistRow, format: EpisodeFormat) => ({
  format,
  chapterIndex: 0,
  directory: `podcasts/${playlist_id}`,
})
