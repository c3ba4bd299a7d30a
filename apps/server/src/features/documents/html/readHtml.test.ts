import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../kernel/http/apiError.ts'
import { readMarkdown } from '../readMarkdown.ts'
import { readHtml } from './readHtml.ts'

const SENTENCE = 'The ferry left at six, as it had done on every day that anybody in the village could remember. '
const LONG = SENTENCE.repeat(5).trim()

const textOf = (source: string) =>
  readHtml(source).sections.flatMap(({ title, paragraphs }) => [
    ...(title === null ? [] : [`# ${title}`]),
    ...paragraphs.map(({ text }) => text),
  ])

describe('a page', () => {
  const page = `<!doctype html><html lang="de-de"><head><title>The ferry</title>
    <meta name="author" content="Nora Example">
    <style>p { color: red }</style></head><body><nav><a href="/">Home</a></nav>
    <article><h1>The ferry</h1><p>${LONG}</p><h2>The sea</h2><p>${LONG}</p></article>
    <aside>Read next</aside><footer>Imprint</footer><script>alert(1)</script></body></html>`

  it('is read as its article, with a section for each heading', () => {
    expect(readHtml(page)).toEqual({
      title: 'The ferry',
      author: 'Nora Example',
      languageCode: 'de-DE',
      sections: [
        { title: null, paragraphs: [{ text: LONG, speaker: null }] },
        { title: 'The sea', paragraphs: [{ text: LONG, speaker: null }] },
      ],
    })
  })

  it('without an article is read as a whole, without its navigation', () => {
    expect(textOf('<html><body><nav>Home</nav><p>One</p><p>Two</p><footer>End</footer></body></html>')).toEqual([
      'One',
      'Two',
    ])
  })
})

describe('markup', () => {
  it.each([
    ['links say their text', '<p>See <a href="https://a.example">this page</a>.</p>', ['See this page.']],
    ['images say their alternative text', '<p>A <img src="a.png" alt="red cat">.</p><img src="b.png">', ['A red cat.']],
    [
      'tables are said row by row',
      '<table><tr><th>A</th> <th>B</th></tr><tr><td>1</td> <td><p>2</p></td></tr></table>',
      ['A, B', '1, 2'],
    ],
    [
      'tables of a layout keep their paragraphs',
      '<table><tr><td><p>One</p><p>Two</p></td></tr></table>',
      ['One', 'Two'],
    ],
    [
      'items of lists are paragraphs',
      '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>',
      ['One', 'Two', 'Three'],
    ],
    ['blocks of code are left out', '<p>So:</p><pre><code>let a</code></pre><p>End</p>', ['So:', 'End']],
    ['code in a sentence is said', '<p>Run <code>ls</code> now</p>', ['Run ls now']],
    ['preformatted text keeps its lines', '<pre>O river wide,\ngo slow</pre>', ['O river wide,\ngo slow']],
    ['line breaks are kept, and two begin a paragraph', 'One<br>two<br><br>three', ['One\ntwo', 'three']],
    ['reading aids of ruby are left out', '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字</p>', ['漢字']],
    [
      'marks of notes are left out',
      '<p>So<sup><a href="#n1">[1]</a></sup> it is 10 m<sup>2</sup></p>',
      ['So it is 10 m2'],
    ],
    ['soft hyphens are left out', '<p>riv&shy;er</p>', ['river']],
    ['quotations have marks', '<p><q>Yes</q></p>', ['“Yes”']],
    ['entities are characters', '<p>a &amp; b &lt; c &eacute; &#x1F600;</p>', ['a & b < c é 😀']],
    ['headings begin sections', '<h1>A</h1><p>b</p><h6>C</h6><p>d</p>', ['# A', 'b', '# C', 'd']],
  ])('%s', (_what, source, texts) => expect(textOf(source)).toEqual(texts))

  it.each([
    '<script>secret</script>',
    '<style>secret</style>',
    '<template>secret</template>',
    '<noscript>secret</noscript>',
    '<svg><text>secret</text></svg>',
    '<textarea>secret</textarea>',
    '<select><option>secret</select>',
    '<iframe srcdoc="secret">secret</iframe>',
    '<object>secret</object>',
    '<p hidden>secret</p>',
    '<div aria-hidden="TRUE"><p>secret</p></div>',
    '<p style="color:red;display: none">secret</p>',
    '<p style="VISIBILITY:hidden"><b>secret</b></p>',
    '<!-- secret -->',
    '<button>secret</button>',
    '<p title="secret"></p>',
  ])('%s is never said', (markup) => expect(textOf(`<p>One</p>${markup}<p>Two</p>`)).toEqual(['One', 'Two']))
})

describe('Markdown', () => {
  it('is read with its front matter, headings, links, tables and HTML', () => {
    const text =
      '---\ntitle: "The ferry"\nauthor: Nora\nlang: en_gb\n---\n' +
      '# The ferry\n\nSee [this](https://a.example) &amp; `that`.\n\n' +
      '```js\nlet a\n```\n\n## Two\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n' +
      '- One\n- **Two** ![cat](a.png)\n\n<b hidden>x</b>'
    expect(readMarkdown(text)).toEqual({
      title: 'The ferry',
      author: 'Nora',
      languageCode: 'en-GB',
      sections: [
        { title: null, paragraphs: [{ text: 'See this & that.', speaker: null }] },
        { title: 'Two', paragraphs: ['A, B', '1, 2', 'One', 'Two cat'].map((said) => ({ text: said, speaker: null })) },
      ],
    })
  })

  it('has the only heading before its text as its title', () => {
    expect(readMarkdown('# The ferry\n\nOne.')).toMatchObject({ title: 'The ferry', sections: [{ title: null }] })
    expect(readMarkdown('# One\n\na\n\n# Two\n\nb')).toMatchObject({ title: null, sections: [{ title: 'One' }, {}] })
  })
})

describe('HTML and Markdown of any kind', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div hidden',
      '<table>',
      '<td>',
      '</tr>',
      '<script>',
      '<!--',
      '<![CDATA[',
      '<h1>',
      '</h1>',
    ),
    fc.constantFrom(
      '<pre>',
      '<sup>',
      '&amp',
      '&#0;',
      '&#xD800;',
      '# ',
      '> ',
      '- ',
      '|',
      '```',
      '\n\n',
      '<html>',
      '<svg>',
      '</',
    ),
  )

  it.each<[string, (text: string) => unknown]>([
    ['HTML', readHtml],
    ['a page', (text) => readHtml(`<html><body>${text}`)],
    ['Markdown', readMarkdown],
  ])('is read without an error as %s', (_kind, read) => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(read(pieces.join(''))).toHaveProperty('sections')
      }),
    )
  })

  it.each([
    ['nested elements', '<div>'.repeat(100_000)],
    ['nested tables', '<table><tr><td>'.repeat(50_000)],
    ['elements', '<i></i>'.repeat(400_000)],
  ])('is refused with too many %s', (_what, source) => expect(() => readHtml(source)).toThrow(ApiError))

  it.each([
    ['emphasis', 'a_'.repeat(50_000)],
    ['quotations', '>'.repeat(50_000)],
    ['brackets', '['.repeat(50_000)],
  ])('is read with very much %s', (_what, source) => expect(readMarkdown(source)).toHaveProperty('sections'))
})
