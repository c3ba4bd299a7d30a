import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../kernel/config/config.ts'
import { createDocuments, type Documents, type DocumentSource } from './createDocuments.ts'
import { decodePage } from './decodePage.ts'
import { DOCUMENT_LIMIT } from './documentJob.ts'

const SENTENCE = 'The ferry left at six, as it had done on every day that anybody in the village could remember. '
const ARTICLE = `<html lang="en"><head><title>The ferry</title></head><body><nav>Home</nav><article><h1>The ferry</h1>
<p>${SENTENCE.repeat(5)}</p></article></body></html>`

/** Site whose page is set by a test. */
const page: { headers: OutgoingHttpHeaders; body: string | Uint8Array } = { headers: {}, body: '' }
const site = createServer((_request, response) => response.writeHead(200, page.headers).end(page.body))
let port: number
beforeAll(async () => {
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  port = (site.address() as AddressInfo).port
})
afterAll(() => void site.close())

const start = (env: Record<string, string> = {}) =>
  createDocuments({
    config: readConfig(env),
    resolve: () => Promise.resolve([{ address: '93.184.216.34', family: 4 }]),
    connect: () => connect({ host: '127.0.0.1', port }),
  })

describe('the reader of documents', () => {
  let documents: Documents
  beforeAll(() => {
    documents = start()
  })
  afterAll(() => documents.close())

  it.each<[string, DocumentSource]>([
    ['plain text', { kind: 'text', text: 'The ferry left.' }],
    ['Markdown', { kind: 'markdown', text: 'The *ferry* left.' }],
    ['HTML', { kind: 'html', text: '<p>The <b>ferry</b> left.</p>' }],
  ])('reads %s', async (_kind, source) => {
    const { sections } = await documents.readDocument(source)
    expect(sections).toEqual([{ title: null, paragraphs: [{ text: 'The ferry left.', speaker: null }] }])
  })

  it.each([
    ['emphasis in Markdown', { kind: 'markdown', text: 'a_'.repeat(100_000) } as const],
    ['emphasis of several signs', { kind: 'markdown', text: '*a_ '.repeat(50_000) } as const],
    ['open elements', { kind: 'html', text: '<p><b>word '.repeat(500) } as const],
  ])('reads %s without holding up the thread of the server', async (_what, source) => {
    let turns = 0
    let next: NodeJS.Immediate
    const turn = () => {
      turns += 1
      next = setImmediate(turn)
    }
    next = setImmediate(turn)
    await documents.readDocument(source)
    clearImmediate(next)
    // A reader in this thread would let it turn only while it waits.
    expect(turns).toBeGreaterThan(3)
  })

  it('reads the article of a page', async () => {
    Object.assign(page, { headers: { 'content-type': 'text/html' }, body: ARTICLE })
    expect(await documents.readDocument({ kind: 'address', address: 'http://page.example/a' })).toEqual({
      title: 'The ferry',
      author: null,
      languageCode: 'en',
      sections: [{ title: null, paragraphs: [{ text: SENTENCE.repeat(5).trim(), speaker: null }] }],
    })
  })

  it('reads the text of an address with plain text', async () => {
    Object.assign(page, { headers: { 'content-type': 'text/plain' }, body: '<b> is bold' })
    const { sections } = await documents.readDocument({ kind: 'address', address: 'http://page.example/a.txt' })
    expect(sections[0]?.paragraphs[0]?.text).toBe('<b> is bold')
  })

  it('says that a page without text needs its scripts', async () => {
    Object.assign(page, { headers: { 'content-type': 'text/html' }, body: '<html><script>start()</script></html>' })
    const read = documents.readDocument({ kind: 'address', address: 'http://page.example/' })
    await expect(read).rejects.toMatchObject({
      name: 'ApiError',
      code: 'text_unspeakable',
      message: expect.stringContaining('scripts') as string,
    })
  })

  it.each<[string, DocumentSource, string]>([
    ['without letters', { kind: 'text', text: '… !' }, 'text_unspeakable'],
    ['that is too long', { kind: 'text', text: 'a'.repeat(DOCUMENT_LIMIT + 1) }, 'body_too_large'],
    ['at a private address', { kind: 'address', address: 'http://127.0.0.1/' }, 'invalid_request'],
  ])('refuses a document %s', async (_what, source, code) => {
    await expect(documents.readDocument(source)).rejects.toMatchObject({ name: 'ApiError', code })
  })

  it('loads no pages when FETCH_ARTICLES is off', async () => {
    const closed = start({ FETCH_ARTICLES: 'off' })
    const read = closed.readDocument({ kind: 'address', address: 'http://page.example/a' })
    await expect(read).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('paste its text') as string,
    })
    await closed.close()
  })
})

const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('a page', () => {
  it.each<[string, Uint8Array, string | null, string]>([
    ['the charset of its answer', latin1('é'), 'ISO-8859-1', 'é'],
    ['its meta element', latin1('<meta charset="latin1">é'), null, '<meta charset="latin1">é'],
    [
      'its XML declaration',
      latin1("<?xml version='1.0' encoding='latin1'?>é"),
      null,
      "<?xml version='1.0' encoding='latin1'?>é",
    ],
    ['its byte order mark', Buffer.from('\uFEFFé', 'utf16le'), 'latin1', 'é'],
    ['UTF-8 without any', Buffer.from('é'), null, 'é'],
    ['Windows-1252 if it is not UTF-8', latin1('é'), null, 'é'],
    ['UTF-8 with an unknown charset', Buffer.from('é'), 'utf-7', 'é'],
  ])('is decoded by %s', (_what, bytes, charset, text) => expect(decodePage({ bytes, charset })).toBe(text))
})
