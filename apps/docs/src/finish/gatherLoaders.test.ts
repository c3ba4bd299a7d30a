import { expect, test } from 'vitest'
import { gatherLoaders, sheetsOf } from './gatherLoaders.ts'

const PRINT = '<link rel="stylesheet" href="/print.css" media="print">'
const page = (...sheets: string[]) =>
  `<head>${PRINT}${sheets.map((name) => `<link rel="stylesheet" href="/${name}.css">`).join('')}</head><body></body>`
const script = (name: string) => `<script type="module" src="/${name}.js"></script>`

test('sheetsOf lists the style sheets of several pages once each, in order, without print styles', () => {
  expect(sheetsOf([page('common', 'cards'), page('common', 'code')])).toEqual([
    '/common.css',
    '/cards.css',
    '/code.css',
  ])
})

test('gatherLoaders replaces the style sheets of a page with one and keeps the print styles', () => {
  const html = page('common').replace('<body>', '<body><link rel="stylesheet" href="/code.css"><pre></pre>')
  expect(gatherLoaders(html, '/all.css')).toBe(
    `<head>${PRINT}<link rel="stylesheet" href="/all.css"></head><body><pre></pre></body>`,
  )
})

test('gatherLoaders moves module scripts into one template in the head, once each, and keeps inline scripts', () => {
  const inline = '<script>early()</script>'
  const html = `<head></head><body>${script('a')}<p></p>${script('b')}${inline}${script('a')}</body>`
  expect(gatherLoaders(html, '/all.css')).toBe(
    '<head><link rel="stylesheet" href="/all.css"><template data-held>' +
      '<script fetchpriority="low" type="module" src="/a.js"></script>' +
      `<script fetchpriority="low" type="module" src="/b.js"></script></template></head><body><p></p>${inline}</body>`,
  )
})
