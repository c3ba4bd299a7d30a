// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { wordAtOffset } from './alignMarks.ts'
import { moveRange } from './moveRange.ts'
import { readText } from './readText.ts'
import { offsetOf } from './wordAtPoint.ts'

function read(html: string) {
  document.body.innerHTML = html
  return readText(document.body)
}

describe('readText', () => {
  it.each([
    ['joins what stands in one line', '<p>One <b>t</b><i>wo</i> three</p>', 'One two three'],
    ['parts paragraphs', '<p>One</p><p>two</p>', 'One\ntwo'],
    ['parts lines', '<p>One<br>two</p>', 'One\ntwo'],
    ['leaves out what is not shown', '<p>One<span style="display:none">and a half</span> two</p>', 'One two'],
    [
      'leaves out scripts, and a player among the words',
      '<p>One</p><script>1</script><section class="voice-player">Play</section><p>two</p>',
      'One\ntwo',
    ],
    ['leaves out what only shows where no script runs', '<p>One<noscript>picture</noscript> two</p>', 'One two'],
    ['leaves out fields', '<p>One<select><option>1</option></select> two<textarea>no</textarea></p>', 'One two'],
    ['leaves out remarks in the markup', '<p>One<!-- a remark --> two</p>', 'One two'],
    ['may be empty', '', ''],
  ])('%s', (_, html, text) => {
    expect(read(html).text.replace(/^\n/, '')).toBe(text)
  })

  it('reads a single text node', () => {
    expect(readText(document.createTextNode('One two')).text).toBe('One two')
  })

  it('finds a word that is split over elements', () => {
    const { text, pieces } = read('<p>One <b>t</b><i>wo</i> three</p>')
    const start = text.indexOf('two')
    expect(moveRange(new Range(), pieces, { start, end: start + 3 }).toString()).toBe('two')
    const wo = document.querySelector('i')?.firstChild
    expect(wo && offsetOf(pieces, wo, 1)).toBe(start + 2)
  })

  it('ends a word in its own node instead of the next', () => {
    const { pieces, words } = read('<p>One <b>two</b><i> three</i></p>')
    const range = moveRange(new Range(), pieces, words[1]!)
    expect([range.endContainer.textContent, range.endOffset]).toEqual(['two', 3])
  })

  it('returns no range for a word without text', () => {
    const { pieces } = read('')
    expect(moveRange(new Range(), pieces, { start: 0, end: 3 }).collapsed).toBe(true)
  })
})

describe('wordAtOffset', () => {
  const words = [{ start: 0, end: 3 }, null, { start: 4, end: 7 }]

  it.each([
    [0, 0],
    [3, 0],
    [4, 2],
    [7, 2],
    [9, -1],
  ])('at %d returns %d', (offset, word) => {
    expect(wordAtOffset(words, offset)).toBe(word)
  })
})
