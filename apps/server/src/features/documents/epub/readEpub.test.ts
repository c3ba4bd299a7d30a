import { zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../kernel/http/apiError.ts'
import { makeEpub } from '../testing/makeEpub.ts'
import { readEpub } from './readEpub.ts'
import { ZIP_LIMITS } from './unzip.ts'

const outline = (bytes: Uint8Array) =>
  readEpub(bytes).sections.map(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)])

describe('an EPUB', () => {
  it('is read with its title, author and language, in the order of its spine', () => {
    const bytes = makeEpub({
      chapters: [
        { href: 'z.xhtml', body: '<h1>One</h1><p>First.</p>' },
        { href: 'text/a%20b.xhtml', body: '<h1>Two</h1><p>Second.</p><script>let a</script>' },
        { href: 'notes.xhtml', body: '<p>Notes.</p>', linear: 'no' },
        { href: 'cover.svg', body: '<p>Cover.</p>', mediaType: 'image/svg+xml' },
      ],
    })
    expect(readEpub(bytes)).toEqual({
      title: 'The Ferry',
      author: 'Nora Example',
      languageCode: 'en-GB',
      sections: [
        { title: 'One', paragraphs: [{ text: 'First.', speaker: null }] },
        { title: 'Two', paragraphs: [{ text: 'Second.', speaker: null }] },
      ],
    })
  })

  it.each([2, 3] as const)('of version %i has the titles of its table of contents', (version) => {
    const bytes = makeEpub({
      version,
      chapters: [
        { href: 'a.xhtml', body: '<p>First.</p>' },
        { href: 'b.xhtml', body: '<h1>II</h1><h2>The Sea</h2><p>Second.</p>' },
        { href: 'c.xhtml', body: '<p id="c1">Third.</p><section id="c2"><h2>Four</h2><p>Fourth.</p></section>' },
        { href: 'd.xhtml', body: '<h1>Five</h1><p>Fifth.</p>' },
      ],
      contents: [
        ['a.xhtml', 'I: The River'],
        ['b.xhtml', 'II: The Sea'],
        ['c.xhtml#c1', 'Three'],
        ['c.xhtml#c2', 'Chapter Four'],
      ],
    })
    expect(outline(bytes)).toEqual([
      ['I: The River', 'First.'],
      ['II: The Sea', 'Second.'],
      ['Three', 'Third.'],
      ['Chapter Four', 'Fourth.'],
      ['Five', 'Fifth.'],
    ])
  })

  it('is read without page numbers and marks of notes', () => {
    const body = '<p>One<span epub:type="pagebreak">12</span> day<a epub:type="noteref" href="#n">1</a>.</p>'
    expect(outline(makeEpub({ chapters: [{ href: 'a.xhtml', body }] }))).toEqual([[null, 'One day.']])
  })

  it('with obfuscated fonts is read', () => {
    const bytes = makeEpub({
      chapters: [{ href: 'a.xhtml', body: '<p>One.</p>' }],
      files: { 'META-INF/encryption.xml': encryption('http://www.idpf.org/2008/embedding') },
    })
    expect(outline(bytes)).toEqual([[null, 'One.']])
  })
})

const encryption = (algorithm: string) => `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"
  xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/>
  <enc:CipherData><enc:CipherReference URI="OEBPS/a.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>`

const chapters = [{ href: 'a.xhtml', body: '<p>One.</p>' }]
const book = makeEpub({ chapters })

/** Changes the sizes after unpacking that the directory of an archive declares for its entries above `from` bytes. */
function declaring(bytes: Uint8Array, size: number, from = 0): Uint8Array {
  const changed = Uint8Array.from(bytes)
  const view = new DataView(changed.buffer)
  for (let at = 0; at < changed.length - 46; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue
    if (view.getUint32(at + 24, true) >= from) view.setUint32(at + 24, size, true)
  }
  return changed
}

describe('a file is refused as an EPUB', () => {
  it.each<[string, Uint8Array, RegExp]>([
    [
      'that is protected',
      makeEpub({
        chapters,
        files: { 'META-INF/encryption.xml': encryption('http://www.w3.org/2001/04/xmlenc#aes256-cbc') },
      }),
      /DRM/,
    ],
    ['that is empty', new Uint8Array(), /not a valid EPUB/],
    ['that is no archive', Buffer.from('<html>'.repeat(100)), /not a valid EPUB/],
    ['that is cut off', book.subarray(0, book.length - 30), /not a valid EPUB/],
    ['without a container', zipSync({ 'a.txt': new Uint8Array(3) }), /no META-INF\/container.xml/],
    [
      'without a package document',
      zipSync({ 'META-INF/container.xml': Buffer.from('<container/>') }),
      /package document/,
    ],
    ['without a text', makeEpub({}), /no text/],
    ...['../a.xhtml', '/etc/passwd', 'C:\\a.xhtml', 'a\\..\\..\\b', 'a/../../b', './a', 'a\0b'].map(
      (name): [string, Uint8Array, RegExp] => [
        `with the file ${JSON.stringify(name)}`,
        makeEpub({ chapters, files: { [name]: 'a' } }),
        /not a valid EPUB/,
      ],
    ),
    [
      'with a file that is mostly air',
      makeEpub({ chapters, files: { 'a.bin': new Uint8Array(ZIP_LIMITS.ratioBytes * 2) } }),
      /too large/,
    ],
    ['that declares very large files', declaring(book, 200 * 1024 * 1024), /too large/],
  ])('%s', (_what, bytes, message) => {
    const read = () => readEpub(bytes)
    expect(read).toThrow(ApiError)
    expect(read).toThrow(message)
  })

  it('with more files than are allowed', () => {
    const files = Object.fromEntries(Array.from({ length: ZIP_LIMITS.entries }, (_, at) => [`f${at}`, 'a']))
    expect(() => readEpub(makeEpub({ chapters, files }))).toThrow(`more than ${ZIP_LIMITS.entries} files`)
  })

  it('with a longer text than is allowed', () => {
    // Words that hardly compress, so that the size that is declared below stays within the ratio.
    const words = Array.from({ length: 100_000 }, (_, at) => `w${(at * 2_654_435_761) % 4_294_967_296}`).join(' ')
    const long = makeEpub({ chapters: [{ href: 'a.xhtml', body: `<p>${words}</p>` }] })
    expect(() => readEpub(declaring(long, ZIP_LIMITS.unpackedBytes + 1, 100_000))).toThrow('its text is too long')
  })

  it('unpacks no more of a file than it declares', () => {
    const bytes = declaring(
      makeEpub({ chapters: [{ href: 'a.xhtml', body: `<p>${'One. '.repeat(100_000)}</p>` }] }),
      1000,
    )
    let length = 0
    try {
      length = JSON.stringify(readEpub(bytes)).length
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError)
    }
    expect(length).toBeLessThan(2000)
  })
})

it('an EPUB with any changed bytes is read or refused, and a refusal says what to do', () => {
  const change = fc.record({ at: fc.nat(book.length - 1), value: fc.integer({ min: 0, max: 255 }) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const bytes = Uint8Array.from(book)
      for (const { at, value } of changes) bytes[at] = value
      try {
        expect(readEpub(bytes)).toHaveProperty('sections')
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
      }
    }),
    { numRuns: 1000 },
  )
})
