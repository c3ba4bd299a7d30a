import { TEXT_LIMITS } from '@voice-rankings/contract'
import { voiceListingFixture } from '@voice-rankings/testkit'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { languageOf, piecesOf, readArticle } from './readArticle.ts'

beforeEach(() => document.body.replaceChildren())

function read(html: string) {
  document.body.innerHTML = `<article>${html}</article>`
  const { sections } = readArticle(document.querySelector('article')!, voiceListingFixture())
  return sections.map(({ section_title: title, paragraphs }) => ({
    title,
    texts: paragraphs.map(({ sentences }) => sentences.map(({ text }) => text)),
  }))
}

describe('readArticle', () => {
  it('begins a section with each heading', () => {
    expect(read('<p>Before.</p><h2>The boat</h2><p>A boat came.</p>')).toEqual([
      { title: null, texts: [['Before.']] },
      { title: 'The boat', texts: [['The boat'], ['A boat came.']] },
    ])
  })

  it('reads the first sentence alone, and the others of a paragraph together', () => {
    expect(read('<p>One. Two. Three.</p><p>Four. Five.</p>')).toEqual([
      { title: null, texts: [['One.', 'Two. Three.'], ['Four. Five.']] },
    ])
  })

  it('leaves out what the page hides, and scripts', () => {
    expect(read('<p>One.</p><p style="display: none">Two.</p><script>three()</script><p>Four.</p>')).toEqual([
      { title: null, texts: [['One.'], ['Four.']] },
    ])
  })

  it('joins the parts of a line, and collapses white space', () => {
    expect(read('<p>One <em>boat</em>\n     came.</p>')).toEqual([{ title: null, texts: [['One boat came.']] }])
  })

  it('finds nothing in an element without text', () => {
    expect(read('<p> </p>')).toEqual([])
  })
})

describe('languageOf', () => {
  it.each([
    ['de-AT', 'de-AT'],
    ['en_US', 'en-US'],
    ['not a language', 'en'],
    ['', 'en'],
  ])('reads lang="%s" as %s', (written, language) => {
    document.body.innerHTML = `<article lang="${written}"></article>`
    expect(languageOf(document.querySelector('article')!)).toBe(language)
  })
})

describe('piecesOf', () => {
  it('makes pieces that fit into a text and have all words of the paragraph', () => {
    const word = fc.stringMatching(/^[a-z]{1,30}[.?!]?$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 300 }), fc.boolean(), (words, isFirst) => {
        const pieces = piecesOf(words.join(' '), 'en', isFirst)
        expect(pieces.join(' ')).toBe(words.join(' '))
        expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(TEXT_LIMITS.free)
      }),
    )
  })

  it('divides no character of a word that is longer than a text', () => {
    const pieces = piecesOf(`x${'😀'.repeat(TEXT_LIMITS.free)}`, 'en', false)
    expect(pieces.filter((piece) => /\p{Surrogate}/u.test(piece))).toEqual([])
  })

  it('divides a word that is longer than a text', () => {
    const pieces = piecesOf('x'.repeat(TEXT_LIMITS.free + 20), 'en', false)
    expect(pieces.map((piece) => piece.length)).toEqual([TEXT_LIMITS.free, 20])
  })
})
