import type { VoiceLicence } from '@voice-rankings/contract'
import { podcastGuid } from './podcastGuid.ts'
import { printXml, type XmlElement } from '../../kernel/http/printXml.ts'

/** An item of a podcast. */
export interface Episode {
  /** Stays the same when the item is moved or written anew. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Name of its voice. */
  readonly narrator: string
  readonly published: Date
  readonly durationMs: number
  /** Size of its mp3 in bytes. */
  readonly bytes: number
  /** True if it has several chapters. */
  readonly hasChapters: boolean
  /** Licence of its voice; null if none is stated. */
  readonly licence: Pick<VoiceLicence, 'name' | 'url'> | null
}

/** A podcast with its items in order. */
export interface Podcast {
  readonly title: string
  readonly description: string
  readonly author: string
  /** BCP 47 code. */
  readonly languageCode: string
  readonly episodes: readonly Episode[]
}

/** Addresses of a podcast. */
export interface PodcastPlace {
  /** Page of the playlist. */
  readonly pageUrl: string
  /** Base of all addresses, without a slash at the end. */
  readonly baseUrl: string
}

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
} as const

/**
 * Writes a podcast as RSS 2.0 with the namespaces of Apple and of Podcasting 2.0. Its items are numbered in the order of
 * the playlist. The address is unlisted, so directories are asked to leave it out (`itunes:block`) and other hosts not to
 * import it (`podcast:locked`).
 */
export function podcastFeed(podcast: Podcast, place: PodcastPlace): string {
  const { title, description, author, languageCode, episodes } = podcast
  const feedUrl = `${place.baseUrl}/feed.xml`
  const cover = `${place.baseUrl}/cover.png`
  return printXml([
    'rss',
    { version: '2.0', ...NAMESPACES },
    [
      'channel',
      {},
      ['atom:link', { href: feedUrl, rel: 'self', type: 'application/rss+xml' }],
      ['title', {}, title],
      ['link', {}, place.pageUrl],
      ['description', {}, description],
      ['language', {}, languageCode],
      ['generator', {}, 'Voice Rankings'],
      ['image', {}, ['url', {}, cover], ['title', {}, title], ['link', {}, place.pageUrl]],
      ['itunes:author', {}, author],
      ['itunes:image', { href: cover }],
      ['itunes:category', { text: 'Arts' }, ['itunes:category', { text: 'Books' }]],
      ['itunes:explicit', {}, 'false'],
      ['itunes:type', {}, 'serial'],
      ['itunes:block', {}, 'Yes'],
      ['podcast:guid', {}, podcastGuid(feedUrl)],
      ['podcast:locked', {}, 'yes'],
      ...episodes.map((episode, index) => itemOf(episode, index + 1, place)),
    ],
  ])
}

function itemOf(episode: Episode, number: number, { baseUrl }: PodcastPlace): XmlElement {
  const url = `${baseUrl}/items/${episode.id}`
  const { licence } = episode
  return [
    'item',
    {},
    ['title', {}, episode.title],
    ['description', {}, episode.description],
    ['guid', { isPermaLink: 'false' }, episode.id],
    ['pubDate', {}, episode.published.toUTCString()],
    ['enclosure', { url: `${url}.mp3`, length: episode.bytes, type: 'audio/mpeg' }],
    ['itunes:title', {}, episode.title],
    ['itunes:author', {}, episode.narrator],
    ['itunes:duration', {}, String(Math.max(1, Math.round(episode.durationMs / 1000)))],
    ['itunes:episode', {}, String(number)],
    ['itunes:explicit', {}, 'false'],
    ['podcast:transcript', { url: `${url}.vtt`, type: 'text/vtt' }],
    ['podcast:transcript', { url: `${url}.srt`, type: 'application/x-subrip' }],
    ...(episode.hasChapters
      ? [['podcast:chapters', { url: `${url}.json`, type: 'application/json+chapters' }] as const]
      : []),
    ...(licence
      ? [['podcast:license', licence.url === undefined ? {} : { url: licence.url }, licence.name] as const]
      : []),
  ]
}
