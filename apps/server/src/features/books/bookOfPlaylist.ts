import type { PlaylistRow } from '../../kernel/database/playlistTables.ts'
import { type BookChapter, listed } from './book.ts'
import type { ReadBook } from './createExports.ts'
import type { ReadItem } from './readPlaylist.ts'

/**
 * Joins the items of a playlist to a book with all of their chapters; `chapterPerItem` joins the sections of a work to
 * one chapter. The language is that of the first item.
 */
export function bookOfPlaylist(
  { playlist_name }: Pick<PlaylistRow, 'playlist_name'>,
  items: readonly ReadItem[],
  { chapterPerItem }: { chapterPerItem: boolean },
): ReadBook {
  const books = items.map(({ book }) => book)
  return {
    book: {
      title: playlist_name,
      author: '',
      narrator: listed(books.map(({ narrator }) => narrator)),
      provider: listed(books.map(({ provider }) => provider)),
      licence: listed(books.flatMap(({ licence }) => licence || [])),
      languageCode: books[0]?.languageCode ?? 'en',
      chapters: chapterPerItem ? items.map(joined) : books.flatMap(({ chapters }) => chapters),
    },
    shape: { peaks: items.flatMap(({ shape }) => shape.peaks) },
    soundIds: items.flatMap(({ soundIds }) => soundIds),
  }
}

/** All sections of an item as one chapter. */
export function joined({ book: { title, narrator, chapters } }: ReadItem): BookChapter {
  return { title, narrator, pieces: chapters.flatMap(({ pieces }) => pieces) }
}
