// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { wordAtOffset } from './alignMarks.ts'
import { createTextMap } from './createTextMap.ts'
import { rangeOf } from './rangeOf.ts'

function read(html: string) {
  document.body.innerHTML = html
  return createTextMap(document.body)
}

describe('the text of an element', () => {
  it.each([
    ['joins what stands in one line', '<p>One <b>t</b><i>wo</i> three</p>', 'One two three\n'],
    ['parts paragraphs', '<p>One</p><p>two</p>', 'One\ntwo\n'],
    ['parts lines', '<p>One<br>two</p>', 'One\ntwo\n'],
    ['leaves out what is not shown', '<p>One<span style="display:none">and a half</span> two</p>', 'One two\n'],
    [
      'leaves out scripts, and a player among the words',
      '<p>One</p><script>1</script><section class="voice-player">Play</section><p>two</p>',
      'One\ntwo\n',
    ],
    ['may be empty', '', ''],
  ])('%s', (_, html, text) => {
    expect(read(html).text.replace(/^\n/, '')).toBe(text)
  })

  it('is that of a text node alone', () => {
    expect(createTextMap(document.createTextNode('One two')).text).toBe('One two')
  })

  it('knows a word that is spread over tags', () => {
    const map = read('<p>One <b>t</b><i>wo</i> three</p>')
    const start = map.text.indexOf('two')
    expect(rangeOf(map, { start, end: start + 3 })?.toString()).toBe('two')
    const wo = document.querySelector('i')?.firstChild
    expect(wo && map.offsetOf(wo, 1)).toBe(start + 2)
  })

  it('has no place for a word where there is no text', () => {
    expect(rangeOf(read(''), { start: 0, end: 3 })).toBeNull()
  })
})

describe('the word at a character', () => {
  const words = [{ start: 0, end: 3 }, null, { start: 4, end: 7 }]

  it.each([
    [0, 0],
    [3, 0],
    [4, 2],
    [7, 2],
    [9, -1],
  ])('%d is number %d', (offset, word) => {
    expect(wordAtOffset(words, offset)).toBe(word)
  })
})
