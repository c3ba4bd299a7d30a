import { parseRssFeed } from 'feedsmith'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { type Episode, podcastFeed } from './podcastFeed.ts'
import { podcastGuid } from './podcastGuid.ts'

const PLACE = { pageUrl: 'https://voices.example/shared/t', baseUrl: 'https://voices.example/podcasts/t' }
const EPISODE: Episode = {
  id: 'i1',
  title: 'Fog',
  description: 'The fog had come in.',
  narrator: 'Anna',
  published: new Date(Date.UTC(2026, 0, 31, 12)),
  durationMs: 61_400,
  bytes: 4321,
  hasChapters: true,
  licence: { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
}
const feedOf = (title: string, episode: Partial<Episode> = {}) =>
  podcastFeed(
    { title, description: title, author: title, languageCode: 'en-US', episodes: [{ ...EPISODE, ...episode }] },
    PLACE,
  )

it('a podcast has everything that directories require, as feedsmith reads it', () => {
  const feed = parseRssFeed(feedOf('Evening'))
  expect(feed).toMatchObject({
    title: 'Evening',
    link: PLACE.pageUrl,
    description: 'Evening',
    language: 'en-US',
    atom: { links: [{ rel: 'self', href: `${PLACE.baseUrl}/feed.xml` }] },
    itunes: {
      author: 'Evening',
      image: `${PLACE.baseUrl}/cover.png`,
      categories: [{ text: 'Arts', categories: [{ text: 'Books' }] }],
      explicit: false,
      type: 'serial',
    },
    podcast: { guid: podcastGuid(`${PLACE.baseUrl}/feed.xml`), locked: { value: true } },
  })
})

it('an item of a podcast has its sound, transcripts, chapters and licence, as feedsmith reads it', () => {
  const url = `${PLACE.baseUrl}/items/i1`
  expect(parseRssFeed(feedOf('Evening')).items?.[0]).toMatchObject({
    title: 'Fog',
    guid: { value: 'i1', isPermaLink: false },
    pubDate: 'Sat, 31 Jan 2026 12:00:00 GMT',
    enclosures: [{ url: `${url}.mp3`, length: 4321, type: 'audio/mpeg' }],
    itunes: { duration: 61, episode: 1, author: 'Anna' },
    podcast: {
      transcripts: [
        { url: `${url}.vtt`, type: 'text/vtt' },
        { url: `${url}.srt`, type: 'application/x-subrip' },
      ],
      chapters: { url: `${url}.json`, type: 'application/json+chapters' },
      license: { display: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    },
  })
})

it('a podcast is well-formed for any text, and a strict parser reads its title as it is', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(']]>', '</title><item>', '<![CDATA[', '&amp;', '"\' onload="', '\u0000\u000B\uFFFE\uD800'),
  )
  fc.assert(
    fc.property(
      fc.array(hostile).map((texts) => texts.join('')),
      (title) => {
        const found: string[] = []
        const parser = new SaxesParser({ xmlns: true })
        let path = ''
        parser.on('error', (error) => {
          throw error
        })
        parser.on('opentag', ({ name }) => void (path += `/${name}`))
        parser.on('closetag', ({ name }) => void (path = path.slice(0, -name.length - 1)))
        parser.on('text', (text) => void (path === '/rss/channel/title' && found.push(text)))
        parser.write(feedOf(title, { title, description: title, licence: { name: title, url: title } })).close()
        // Characters that XML lacks are dropped, and line ends are those of XML (XML 1.0, sections 2.2 and 2.11).
        const legal = title.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
        expect(found.join('')).toBe(legal.replace(/\r\n?/g, '\n'))
      },
    ),
  )
})

it.each([
  ['https://podnews.net/rss', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
  ['https://podnews.net/rss/', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
])('the id of the podcast %s is the one of its specification', (url, guid) => {
  expect(podcastGuid(url)).toBe(guid)
})
