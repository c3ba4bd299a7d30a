import { expect, test } from 'vitest'
import { gatherLoaders, sheetsOf } from './gatherLoaders.ts'

const PRINT = '<link rel="stylesheet" href="/print.css" media="print">'
const page = (...sheets: string[]) =>
  `<head>${PRINT}${sheets.map((name) => `<link rel="stylesheet" href="/${name}.css">`).join('')}</head><body></body>`
const script = (name: string) => `<script type="module" src="/${name}.js"></script>`

test('the style sheets of several pages are each named once, in order, without those for print', () => {
  expect(sheetsOf([page('common', 'cards'), page('common', 'code')])).toEqual([
    '/common.css',
    '/cards.css',
    '/code.css',
  ])
})

test('a page has one style sheet in place of its own, wherever they stood, and keeps that for print', () => {
  const html = page('common').replace('<body>', '<body><link rel="stylesheet" href="/code.css"><pre></pre>')
  expect(gatherLoaders(html, '/all.css')).toBe(
    `<head>${PRINT}<link rel="stylesheet" href="/all.css"></head><body><pre></pre></body>`,
  )
})

test('module scripts wait in one template in the head, each once, while scripts in the text of the page stay', () => {
  const inline = '<script>early()</script>'
  const html = `<head></head><body>${script('a')}<p></p>${script('b')}${inline}${script('a')}</body>`
  expect(gatherLoaders(html, '/all.css')).toBe(
    '<head><link rel="stylesheet" href="/all.css"><template data-held>' +
      '<script fetchpriority="low" type="module" src="/a.js"></script>' +
      `<script fetchpriority="low" type="module" src="/b.js"></script></template></head><body><p></p>${inline}</body>`,
  )
})
