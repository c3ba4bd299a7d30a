import { expect, test } from 'vitest'
import { linkOneSheet, sheetsOf } from './linkOneSheet.ts'

const PRINT = '<link rel="stylesheet" href="/print.css" media="print">'
const page = (...sheets: string[]) =>
  `<head>${PRINT}${sheets.map((name) => `<link rel="stylesheet" href="/${name}.css">`).join('')}</head><body></body>`

test('the style sheets of several pages are each named once, in order, without those for print', () => {
  expect(sheetsOf([page('common', 'cards'), page('common', 'code')])).toEqual(['/common.css', '/cards.css', '/code.css'])
})

test('a page has one style sheet in place of its own, wherever they stood, and keeps that for print', () => {
  const html = page('common').replace('<body>', '<body><link rel="stylesheet" href="/code.css"><pre></pre>')
  expect(linkOneSheet(html, '/all.css')).toBe(
    `<head>${PRINT}<link rel="stylesheet" href="/all.css"></head><body><pre></pre></body>`,
  )
})
