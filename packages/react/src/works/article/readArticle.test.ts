import { voiceListingFixture } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { languageOf, readArticle } from './readArticle.ts'

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
