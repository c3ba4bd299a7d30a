/** Page of our own making, in the way of pages that are hard to read aloud. */
export interface TestPage {
  readonly name: string
  /** HTML of the document. */
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
  /** First texts that are spoken. */
  readonly spoken: readonly string[]
  /** Number of texts that are spoken by all of the page. */
  readonly count: number
}

const sentence = (n: number) =>
  `Boat number ${n} came over the cold sea in the morning, and nobody in the village knew its name.`
const paragraph = (n: number) => `<p>${sentence(n)}</p>`
const paragraphs = (count: number) => Array.from({ length: count }, (_, n) => paragraph(n + 1)).join('\n')
const FIRST = [1, 2, 3].map(sentence)
const AROUND = '<nav><a href="/">Home</a> <a href="/news">News</a></nav>'

const page = (body: string, { title = 'Notes', attributes = 'lang="en"', head = '' } = {}) =>
  `<!doctype html><html ${attributes}><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`

const article = (content: string, options?: Parameters<typeof page>[1]) =>
  page(`${AROUND}<article>${content}</article><footer>All rights reserved.</footer>`, options)

/** Script that attaches a shadow root with the content of the template in an element. */
const attach = (mode: 'open' | 'closed') =>
  `<script>for (const host of document.querySelectorAll('[data-shadow]')) {
    const template = host.querySelector('template')
    host.attachShadow({ mode: '${mode}' }).append(template.content.cloneNode(true))
    template.remove()
  }</script>`

const plain = { spoken: FIRST, count: 6 }

/** Words of a book page; its paragraphs have 100 words. */
const LONG_PARAGRAPHS = 500
const words = (n: number) =>
  Array.from({ length: 10 }, (_, k) => `In chapter ${n} line ${k} says little more than this.`).join(' ')

export const TEST_PAGES: readonly TestPage[] = [
  { name: 'an article between menus', html: article(paragraphs(6)), ...plain },
  {
    name: 'a page whose policy forbids everything',
    html: article(paragraphs(6)),
    headers: { 'content-security-policy': "default-src 'none'; sandbox" },
    ...plain,
  },
  {
    name: 'a page under Trusted Types',
    html: article(paragraphs(6)),
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
    ...plain,
  },
  {
    name: 'a page isolated from other origins',
    html: article(paragraphs(6)),
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    ...plain,
  },
  {
    name: 'an article in an open shadow root',
    html: page(
      `${AROUND}<news-article data-shadow><template><article>${paragraphs(6)}</article></template></news-article>${attach('open')}`,
    ),
    ...plain,
  },
  {
    name: 'an article in a closed shadow root',
    html: page(
      `${AROUND}<news-article data-shadow><template><article>${paragraphs(6)}</article></template></news-article>${attach('closed')}`,
    ),
    ...plain,
  },
  {
    name: 'an article in a slot',
    html: page(
      `${AROUND}<news-frame data-shadow><template><article><slot></slot></article></template>${paragraphs(6)}</news-frame>${attach('open')}`,
    ),
    ...plain,
  },
  { name: 'a page from right to left', html: article(paragraphs(6), { attributes: 'lang="en" dir="rtl"' }), ...plain },
  {
    name: 'a German page with the language in an old form',
    html: article(
      Array.from(
        { length: 6 },
        (_, n) =>
          `<p>Boot Nummer ${n + 1} kam am Morgen über das kalte Meer, und niemand im Dorf kannte seinen Namen.</p>`,
      ).join(''),
      { attributes: 'lang="de_DE"' },
    ),
    spoken: ['Boot Nummer 1 kam am Morgen über das kalte Meer, und niemand im Dorf kannte seinen Namen.'],
    count: 6,
  },
  {
    name: 'a page of 50,000 words',
    html: article(Array.from({ length: LONG_PARAGRAPHS }, (_, n) => `<p>${words(n + 1)}</p>`).join('\n')),
    spoken: ['In chapter 1 line 0 says little more than this.'],
    // The first sentence is alone.
    count: LONG_PARAGRAPHS + 1,
  },
  {
    name: 'a list that grows at its end',
    html: page(
      `<main><h1>Harbour</h1>${paragraphs(6)}</main><script>setInterval(() => {
        document.querySelector('main').insertAdjacentHTML('beforeend', '<p>One more boat came over the cold sea, and it had no name.</p>')
      }, 50)</script>`,
    ),
    spoken: ['Harbour', ...FIRST.slice(0, 2)],
    count: -1,
  },
  {
    name: 'a page that draws its article anew',
    html: article(
      `${paragraphs(6)}<script>setInterval(() => {
        const article = document.querySelector('article')
        article.replaceChildren(...Array.from(article.querySelectorAll('p'), (paragraph) => paragraph.cloneNode(true)))
      }, 300)</script>`,
    ),
    spoken: FIRST,
    count: -1,
  },
  {
    name: 'hidden texts, scripts and controls',
    html: article(
      `<p style="display:none">Hidden.</p><p style="visibility:hidden">Unseen.</p><p hidden>Gone.</p>
      <script type="application/json">{"text":"Code."}</script><button>Press me</button><select><option>One</option></select>${paragraphs(6)}`,
    ),
    ...plain,
  },
  {
    name: 'words in several elements, and lines that the source breaks',
    html: article(
      `<p>Boat number 1 came\n  over the <em>cold</em> <a href="#sea">s<b>ea</b></a> in the morning, and\nnobody in the village knew its name.</p>${paragraphs(6).slice(paragraph(1).length)}`,
    ),
    ...plain,
  },
  {
    name: 'a heading that repeats the title of the page',
    html: article(`<h1>The boats of spring</h1>${paragraphs(6)}`, { title: 'The boats of spring – Notes' }),
    spoken: ['The boats of spring', ...FIRST.slice(0, 2)],
    count: 7,
  },
  {
    name: 'lines that are divided by breaks',
    html: article(`<div>${[1, 2, 3, 4, 5, 6].map(sentence).join('<br><br>')}</div>`),
    ...plain,
  },
  {
    name: 'a table',
    html: article(
      `${paragraphs(6)}<table><tr><th>Boat</th><th>Day</th></tr><tr><td>Number one</td><td>Monday, in the rain</td></tr></table>`,
    ),
    spoken: FIRST,
    count: 10,
  },
  {
    name: 'preformatted lines',
    html: article(`${paragraphs(5)}<pre>The first line of a poem\nThe second line of a poem</pre>`),
    spoken: FIRST,
    count: 7,
  },
  {
    name: 'a short page without an article',
    html: page(`${AROUND}<main><p>Hello, small boat.</p></main>`),
    spoken: ['Hello, small boat.'],
    count: 1,
  },
  {
    name: 'a page that changes the classes of the browser',
    html: article(
      `<script>
        Element.prototype.matches = () => { throw new Error('mine') }
        Array.prototype.at = () => 'mine'
        window.getComputedStyle = () => null
      </script>${paragraphs(6)}`,
    ),
    ...plain,
  },
]
