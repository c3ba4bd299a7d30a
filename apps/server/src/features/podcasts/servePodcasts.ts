import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { TrustedProxies } from '../../kernel/config/trustedProxies.ts'
import { ANY_ORIGIN } from '../../kernel/http/anyOrigin.ts'
import { ApiError, starting } from '../../kernel/http/apiError.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { requestAddress } from '../../kernel/http/clientAddress.ts'
import { originOf, type OwnAddress } from '../../kernel/http/ownAddress.ts'
import { hashToken } from '../../kernel/identity/token.ts'
import { createThrottle } from '../../kernel/limits/createThrottle.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { lengthMs } from '../books/book.ts'
import { bookOfPlaylist } from '../books/bookOfPlaylist.ts'
import type { ReadItem } from '../books/readPlaylist.ts'
import { isUnchanged, serveObject } from '../files/serveObject.ts'
import { openPodcast } from './openPodcast.ts'
import { podcastFeed } from './podcastFeed.ts'
import { type EpisodeFormat, type PodcastServices, readEpisodes, readPodcast, writeEpisode } from './readPodcast.ts'

export interface PodcastOptions extends OwnAddress {
  store: ObjectStore
  /** Undefined until the database is open. */
  services: PodcastServices | undefined
  trustedProxies: TrustedProxies
  log: Log
}

/** Limit of feeds and their files per network; directories ask for the feeds of many owners. */
const FEEDS: Limit = { name: 'podcast', points: 1200, durationMs: 60_000 }

/** Caches ask each time, as the owner may revoke the link at any time. Search engines leave the address out. */
const HEADERS = { ...ANY_ORIGIN, 'x-robots-tag': 'noindex' }

/**
 * Serves playlists as podcasts. The token of a share link is the access of the feed, its cover, sounds, transcripts and
 * chapters: once it is revoked, all of them are `not_found`.
 */
export function servePodcasts(app: Hono<AppEnv>, options: PodcastOptions): void {
  const { store, services, trustedProxies, log, publicUrl } = options
  const countFeed = createThrottle(FEEDS, 'Too many podcasts from your network. Wait a minute and try again.')
  // Without `publicUrl` the addresses in a feed are those of the Host header, which the client chooses.
  const caching = { 'cache-control': publicUrl === undefined ? 'private, no-cache' : 'public, no-cache' }
  const headers = { ...HEADERS, ...caching }

  async function open(context: Context<AppEnv>) {
    if (!services) throw starting()
    await countFeed(requestAddress(context, trustedProxies))
    const opened = await openPodcast(services.database.queries, context.req.param('token') ?? '')
    return { services, opened }
  }

  async function sendObject(context: Context<AppEnv>, key: string): Promise<Response> {
    return (await serveObject(store, key, context.req.raw, headers)) ?? noSuchFile(context)
  }

  app.get('/podcasts/:token/feed.xml', async (context) => {
    const { services: needed, opened } = await open(context)
    const { token } = opened
    const origin = originOf(context, options)
    const place = { pageUrl: `${origin}/shared/${token}`, baseUrl: `${origin}/podcasts/${token}` }
    const xml = podcastFeed(await readPodcast(needed, opened, log), place)
    const digest = createHash('sha256').update(xml).digest('base64url')
    const modified = await lastChange(store, `podcasts/feeds/${hashToken(token)}.txt`, digest)
    const answer = {
      ...headers,
      'content-type': 'application/rss+xml; charset=utf-8',
      etag: `"${digest}"`,
      'last-modified': modified.toUTCString(),
    }
    if (isUnchanged(context.req.raw, answer.etag, modified)) return context.body(null, 304, answer)
    return context.body(xml, 200, answer)
  })

  app.get('/podcasts/:token/cover.png', async (context) => {
    const { services: needed, opened } = await open(context)
    const read = bookOfPlaylist(opened.row, await readEpisodes(needed, opened), { chapterPerItem: true })
    return sendObject(context, await needed.exports.writeCover(read, `podcasts/${opened.row.playlist_id}`))
  })

  app.get('/podcasts/:token/items/:file{[\\w-]+\\.(?:mp3|vtt|srt|json)}', async (context) => {
    const { services: needed, opened } = await open(context)
    const [itemId = '', format] = context.req.param('file').split('.')
    const [read] = await readEpisodes(needed, opened, itemId)
    if (!read) return noSuchFile(context)
    if (format === 'json') return context.body(chaptersOf(read), 200, { ...headers, 'content-type': CHAPTERS_TYPE })
    return sendObject(context, await writeEpisode(needed, opened.row, { read, format: format as EpisodeFormat }))
  })
}

const CHAPTERS_TYPE = 'application/json+chapters'

/** Chapters of an item in the JSON format of Podcasting 2.0, with starts in seconds. */
function chaptersOf({ book }: ReadItem): string {
  const chapters = book.chapters.map(({ title }, index, all) => ({
    startTime: lengthMs(all.slice(0, index)) / 1000,
    title,
  }))
  return JSON.stringify({ version: '1.2.0', title: book.title, chapters })
}

/**
 * Time of the last change of a content: when its present digest was stored under the key. The content itself is not
 * stored, as it contains the token.
 */
async function lastChange(store: ObjectStore, key: string, digest: string): Promise<Date> {
  const known = await store.get(key)
  if (!known || Buffer.from(known).toString() !== digest) await store.put(key, Buffer.from(digest))
  return (await store.stat(key))?.modified ?? new Date()
}

function noSuchFile(context: Context): never {
  throw new ApiError('not_found', `There is no file ${context.req.path} in this podcast.`)
}
