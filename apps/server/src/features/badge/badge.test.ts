import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { blindScores } from '../../kernel/database/blindTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { badgeSvg } from './badgeSvg.ts'
import { textWidth } from './textWidth.ts'

const VOICE = 'flite-slt--anna'
const PATH = '/badge/flite/female/slt--anna.svg'
const SCORE = { score: 1547.6, score_low: 1525.8, score_high: 1570.4, rank_low: 2, rank_high: 5, vote_count: 412 }

/** Reads an SVG with a strict parser: the texts and attributes of its elements, by their names. */
function readSvg(svg: string) {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = []
  const open: typeof found = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value])
    const element = { name, attributes: Object.fromEntries(values) as Record<string, string>, text: '' }
    found.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.write(svg).close()
  return found
}

const textsOf = (svg: string) => readSvg(svg).flatMap(({ name, text }) => (name === 'text' ? [text] : []))
const titleOf = (svg: string) => readSvg(svg).find(({ name }) => name === 'title')?.text

it('a badge is well-formed for any name, and a strict parser reads the name in its title', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(']]>', '</title><script>', '<![CDATA[', '&amp;', '"\' onload="', '\u0000\u000B\uFFFE\uD800'),
  )
  fc.assert(
    fc.property(
      fc.array(hostile).map((texts) => texts.join('')),
      (name) => {
        const svg = badgeSvg({ name, standing: null })
        // Characters that XML lacks are dropped, and line ends are those of XML (XML 1.0, sections 2.2 and 2.11).
        const legal = name.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
        expect(titleOf(svg)).toBe(`${legal} on Voice Rankings: not ranked yet`.replace(/\r\n?/g, '\n'))
        expect(readSvg(svg).map((element) => element.name)).toEqual(
          'svg title style clipPath rect g rect text rect text'.split(' '),
        )
      },
    ),
  )
})

it.each(['en', 'nb', 'zh', 'qaa', 'gsw', 'pt-BR'])('the text of a score in %s is inside the badge', (code) => {
  const standing = { languageCode: code, score: { ...SCORE, is_preliminary: false } }
  const elements = readSvg(badgeSvg({ name: 'Anna', standing }))
  const width = Number(elements[0]?.attributes.width)
  const ends = elements.flatMap(({ name, attributes, text }) => {
    if (name !== 'text') return []
    expect(Number(attributes.textLength)).toBe(textWidth(text, 11))
    return [Number(attributes.x) + Number(attributes.textLength)]
  })
  expect(ends).toHaveLength(2)
  for (const end of ends) expect(end).toBeLessThan(width)
})

describe('the badge of a voice', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    await server.catalogueDone
  })
  afterAll(() => server.close())

  const ask = (path = PATH, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })
  const queriesOf = async () => (await server.services).database.queries
  async function give(...scores: (Partial<typeof SCORE> & { language_code: string; blind_use?: string })[]) {
    const queries = await queriesOf()
    await queries.delete(blindScores)
    for (const score of scores) {
      await queries.insert(blindScores).values({ blind_use: '', voice_id: VOICE, ...SCORE, ...score })
    }
    return textsOf(await (await ask()).text())
  }

  it('is an image that other sites may show and cache', async () => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    })
    const svg = await answer.text()
    expect(svg).not.toMatch(/@import|url\(http|<script|href/)
    expect(svg).toContain('prefers-color-scheme:dark')
  })

  it('answers 304 while its score stays the same, and anew once it has changed', async () => {
    await give({ language_code: 'en' })
    const tag = (await ask()).headers.get('etag') ?? ''
    const same = await ask(PATH, { 'if-none-match': tag })
    expect([same.status, same.headers.get('cross-origin-resource-policy')]).toEqual([304, 'cross-origin'])
    await give({ language_code: 'en', score: 1560 })
    expect((await ask(PATH, { 'if-none-match': tag })).status).toBe(200)
  })

  it('has the score with its margin, and the ranks, in the language with most votes', async () => {
    expect(await give({ language_code: 'de', vote_count: 200 }, { language_code: 'en' })).toEqual([
      'Voice Rankings',
      '1548 ± 22 · rank 2–5 (English)',
    ])
    expect(await give({ language_code: 'en', rank_high: 2 })).toContain('1548 ± 22 · rank 2 (English)')
  })

  it('has no rank while the score is preliminary, and no score without votes', async () => {
    expect(await give({ language_code: 'en', vote_count: 99 })).toContain('1548 · preliminary (English)')
    expect(await give()).toContain('not ranked yet')
    expect(await give({ language_code: 'en', blind_use: 'news' })).toContain('not ranked yet')
  })

  it('names the voice in its title, escaped', async () => {
    const queries = await queriesOf()
    const name = 'Anna </title><script>"&\''
    await queries.update(voices).set({ voice_name: name }).where(eq(voices.voice_id, VOICE))
    expect(titleOf(await (await ask()).text())).toBe(`${name} on Voice Rankings: not ranked yet`)
  })

  it.each(['flite/female/nobody', 'flite/male/slt--anna', 'flite/robot/slt--anna', 'flite/female/%00'])(
    'of %s does not exist',
    async (path) => {
      const answer = await ask(`/badge/${path}.svg`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringContaining('json')])
    },
  )
})
