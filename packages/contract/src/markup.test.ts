import { expect, it } from 'vitest'
import { printMarkup } from './markup.ts'

it('escapes attributes and texts', () => {
  const node = {
    tag: 'a',
    attributes: { href: '"onclick="alert(1)', hidden: '', title: undefined },
    inside: ['<b> & c'],
  }
  expect(printMarkup(node)).toBe('<a href="&quot;onclick=&quot;alert(1)" hidden>&lt;b&gt; &amp; c</a>')
})
