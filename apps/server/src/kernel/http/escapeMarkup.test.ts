import { expect, it } from 'vitest'
import { escapeMarkup } from './escapeMarkup.ts'

it('escapes the signs of markup, also those that end a quoted attribute', () => {
  expect(escapeMarkup(`a&b<c>"d'`)).toBe('a&amp;b&lt;c&gt;&quot;d&#39;')
})

it('leaves out what XML cannot write, and keeps line breaks, tabs and emoji', () => {
  expect(escapeMarkup('a\u0000\u001b\uffffb\tc\nd😀')).toBe('ab\tc\nd😀')
})
