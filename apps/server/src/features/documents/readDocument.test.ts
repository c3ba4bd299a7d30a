import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSections } from './document.ts'
import { readDocument } from './readDocument.ts'

/** Sections as lines: `# heading`, and `speaker| text`. */
const linesOf = ({ sections }: ReturnType<typeof readDocument>) =>
  sections.flatMap(({ title, paragraphs }) => [
    ...(title === null ? [] : [`# ${title}`]),
    ...paragraphs.map(({ text, speaker }) => (speaker === null ? text : `${speaker}| ${text}`)),
  ])

const letters = (text: string) => text.replace(/\s/gu, '')

describe('plain text', () => {
  it('joins the lines of a paragraph and finds the headings of a book', () => {
    const text = `A SHORT WALK

Chapter 1

We went along the
river until noon.

CHAPTER II. The Hill

Then we climbed.`
    expect(linesOf(readDocument({ text }))).toEqual([
      '# A SHORT WALK',
      '# Chapter 1',
      'We went along the river until noon.',
      '# CHAPTER II. The Hill',
      'Then we climbed.',
    ])
  })

  it('takes a text in capitals as text', () => {
    expect(linesOf(readDocument({ text: 'WE WENT.\n\nTHEY CAME.' }))).toEqual(['WE WENT.', 'THEY CAME.'])
  })

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const all = linesOf(readDocument({ text })).map((line) => line.replace(/^# /u, ''))
        expect(letters(all.join(''))).toHaveLength(letters(text.replaceAll(/\r\n?/gu, '\n')).length)
      }),
    )
  })
})

describe('Markdown', () => {
  it('reads headings, links, lists and tables, and leaves out code and pictures', () => {
    const markdown = `# A walk

See [the **map**](https://maps.example).

- first
- second

![a hill](hill.png)

\`\`\`js
const x = 1
\`\`\`

| a | b |
| - | - |
| c | d |

## End

1 < 2 & <b>bold</b>`
    expect(linesOf(readDocument({ markdown }))).toEqual([
      '# A walk',
      'See the map.',
      'first',
      'second',
      'a',
      'b',
      'c',
      'd',
      '# End',
      '1 < 2 & <b>bold</b>',
    ])
  })

  it('takes the first heading as the title', () => {
    expect(readDocument({ markdown: '# A walk\n\nText' }).title).toBe('A walk')
  })
})

describe('HTML', () => {
  it('reads what is shown, in order, without scripts and hidden parts', () => {
    const html = `<html lang="de"><head><title>Ein Weg</title><style>p{}</style></head><body><h1>Ein <i>Weg</i></h1>
      <p>Eins<br>zwei</p><div>drei <span>vier</span><p>fünf</p>sechs</div>
      <script>alert(1)</script><p hidden>nie</p><pre>code</pre></body></html>`
    const document = readDocument({ html })
    expect(linesOf(document)).toEqual(['# Ein Weg', 'Eins zwei', 'drei vier', 'fünf', 'sechs'])
    expect(document).toMatchObject({ title: 'Ein Weg', languageCode: 'de' })
  })

  it('takes the article of a page', () => {
    const text = 'The river was high that year, and nobody who lived beside it slept well, or so they said. '
    const page = `<html lang="en"><head><title>The river — News</title></head><body><nav><a href="/">Home</a></nav>
      <article><h1>The river</h1>${`<p>${text.repeat(3)}</p>`.repeat(5)}</article>
      <footer>All rights reserved</footer></body></html>`
    const lines = linesOf(readDocument({ page }))
    expect(lines).toContain(text.repeat(3).trim())
    expect(lines.join(' ')).not.toMatch(/Home|rights/)
  })

  it('survives what is not HTML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (html) => {
        expect(Array.isArray(readDocument({ html }).sections)).toBe(true)
        expect(Array.isArray(readDocument({ page: html }).sections)).toBe(true)
        expect(Array.isArray(readDocument({ markdown: html }).sections)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('reads elements that are nested thousands deep', () => {
    const html = `${'<div>'.repeat(20_000)}deep`
    expect(linesOf(readDocument({ html }))).toEqual(['deep'])
  })
})

describe('speakers of a dialogue', () => {
  it.each<[name: string, texts: string[], spoken: string[]]>([
    ['two who speak in turn', ['Anna: Hello.', 'Ben: Hi.'], ['Anna| Hello.', 'Ben| Hi.']],
    [
      'two between the lines of a story',
      ['Anna: Hello.', 'It rained.', 'Ben: Hi.', 'It stopped.', 'More.', 'Anna: Well.', 'Ben: Yes.', 'End.', 'Really.'],
      ['Anna| Hello.', 'It rained.', 'Ben| Hi.', 'It stopped.', 'More.', 'Anna| Well.', 'Ben| Yes.', 'End.', 'Really.'],
    ],
    ['names of several words', ['The Old Man: Sit.', 'Dr. Smith: No.'], ['The Old Man| Sit.', 'Dr. Smith| No.']],
    ['names in capitals', ['ANNA: Hello.', 'BEN: Hi.'], ['ANNA| Hello.', 'BEN| Hi.']],
    ['other scripts', ['Анна: Привет.', 'Борис: Да.'], ['Анна| Привет.', 'Борис| Да.']],
  ])('are found: %s', (_name, texts, spoken) => {
    const sections = toSections(texts.map((text) => ({ text })))
    expect(linesOf({ title: null, author: null, languageCode: null, sections })).toEqual(spoken)
  })

  it.each([
    ['one note', ['Note: read this.', 'Then go.']],
    ['one name', ['Anna: Hello.', 'Anna: Are you there?']],
    ['addresses', ['https: a protocol.', 'http: another.']],
    ['chapters', ['Chapter: one.', 'Part: two.']],
    ['times', ['At 10: 30 people.', 'At 11: 20 people.']],
    ['sentences with a colon', ['We saw: a river.', 'They had: nothing.', 'It was: cold.']],
  ])('are not taken from %s', (_name, texts) => {
    const sections = toSections(texts.map((text) => ({ text })))
    expect(linesOf({ title: null, author: null, languageCode: null, sections })).toEqual(texts)
  })
})
