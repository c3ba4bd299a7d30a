// @vitest-environment jsdom
import { createFakeAudio, marksFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPlayback } from './createPlayback.ts'
import { readText } from './readText.ts'
import { seekToWord } from './seekToWord.ts'
import { wordAtPoint } from './wordAtPoint.ts'

const TEXT = 'one two three'
/** Letters of the fake layout are this wide and high, in pixels; the text begins at the origin. */
const LETTER_PX = 10
const LINE_PX = 20

/** jsdom has no layout: lays all text out in one line of equal letters. */
function layOut(text: Text) {
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const rect = new DOMRect(this.startOffset * LETTER_PX, 0, (this.endOffset - this.startOffset) * LETTER_PX, LINE_PX)
    return [rect] as unknown as DOMRectList
  })
  const offsetAt = (x: number) => Math.min(text.length, Math.max(0, Math.round(x / LETTER_PX)))
  const positionFromPoint = vi.fn((x: number, _y: number, _options?: object): CaretPosition | null => ({
    offsetNode: text,
    offset: offsetAt(x),
    getClientRect: () => null,
  }))
  return { offsetAt, positionFromPoint }
}

function setup() {
  const element = document.createElement('p')
  element.textContent = TEXT
  document.body.append(element)
  const { firstChild: text } = element
  if (!(text instanceof Text)) throw new Error('The element has no text.')
  const layout = layOut(text)
  Object.assign(document, { caretPositionFromPoint: layout.positionFromPoint })
  const reading = readText(element)
  return { element, text, reading, ...layout, at: (x: number, y: number) => wordAtPoint(element, reading, { x, y }) }
}

beforeEach(() => {
  if (!('getClientRects' in Range.prototype)) Object.assign(Range.prototype, { getClientRects: () => [] })
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'caretPositionFromPoint')
  Reflect.deleteProperty(document, 'caretRangeFromPoint')
  document.getSelection()?.removeAllRanges()
  document.body.replaceChildren()
})

describe('wordAtPoint', () => {
  test.each([
    ['the start of the first word', 0, 10, 0],
    ['the end of the first word', 30, 10, 0],
    ['the start of the second word', 40, 10, 1],
    ['the middle of the last word', 105, 10, 2],
    ['3 px beside a word', 133, 10, 2],
    ['4 px beside a word', 134, 10, -1],
    ['3 px before a word', -3, 10, 0],
    ['4 px before a word', -4, 10, -1],
    ['the upper edge', 5, 0, 0],
    ['the lower edge', 5, 20, 0],
    ['a place above the line', 5, -1, -1],
    ['a place below the line', 5, 21, -1],
  ])('finds the word at %s', (_, x, y, word) => {
    expect(setup().at(x, y)).toBe(word)
  })

  test('finds no word where there is no text, or text of another element', () => {
    const { at, positionFromPoint } = setup()
    positionFromPoint.mockReturnValueOnce(null)
    expect(at(5, 10)).toBe(-1)
    positionFromPoint.mockReturnValueOnce({ offsetNode: document.body, offset: 0, getClientRect: () => null })
    expect(at(5, 10)).toBe(-1)
  })

  test('skips marks without a word in the text', () => {
    const { element, reading } = setup()
    const words = [null, ...reading.words]
    expect(wordAtPoint(element, { ...reading, words }, { x: 50, y: 10 })).toBe(2)
  })

  test('finds words inside a shadow root', () => {
    const { element, at, positionFromPoint } = setup()
    at(5, 10)
    expect(positionFromPoint).toHaveBeenLastCalledWith(5, 10, { shadowRoots: [] })
    const host = document.createElement('div')
    document.body.append(host)
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.append(element)
    expect(at(50, 10)).toBe(1)
    expect(positionFromPoint).toHaveBeenLastCalledWith(50, 10, { shadowRoots: [shadow] })
  })

  test('finds words in browsers with the older call only, and none without either', () => {
    const { text, at, offsetAt } = setup()
    Reflect.deleteProperty(document, 'caretPositionFromPoint')
    expect(at(50, 10)).toBe(-1)
    const rangeFromPoint = vi.fn((x: number): Range | null => {
      const range = document.createRange()
      range.setStart(text, offsetAt(x))
      return range
    })
    Object.assign(document, { caretRangeFromPoint: rangeFromPoint })
    expect(at(50, 10)).toBe(1)
    rangeFromPoint.mockReturnValueOnce(null)
    expect(at(50, 10)).toBe(-1)
  })
})

describe('seekToWord', () => {
  const marks = marksFixture(TEXT, 3000)

  async function clicking({ plays = true, seeksAtRest = false } = {}) {
    const { element, reading, text } = setup()
    const track = createPlayback({ createAudio: () => createFakeAudio(3000) }).track({ url: '/sample.mp3' })
    if (plays) await track.play()
    const click = (options: MouseEventInit = {}, target: EventTarget = element, prevented = false) => {
      const event = new MouseEvent('click', { clientX: 50, clientY: 10, cancelable: true, ...options })
      if (prevented) event.preventDefault()
      seekToWord(element, reading, { track, marks, seeksAtRest }, event, target)
      return track.currentTimeMs
    }
    return { element, reading, text, track, click }
  }

  test('seeks to the clicked word', async () => {
    const { click } = await clicking()
    expect(click()).toBe(marks[1]?.startTime)
    expect(click({ clientX: 105 })).toBe(marks[2]?.startTime)
    expect(click({ clientY: 100 })).toBe(marks[2]?.startTime)
  })

  test('seeks before playback only if that is wanted', async () => {
    expect((await clicking({ plays: false })).click()).toBe(0)
    expect((await clicking({ plays: false, seeksAtRest: true })).click()).toBe(marks[1]?.startTime)
  })

  test('ignores other buttons, handled clicks and keys', async () => {
    const { element, reading, track, click } = await clicking()
    expect(click({ button: 2 })).toBe(0)
    expect(click({}, element, true)).toBe(0)
    seekToWord(element, reading, { track, marks }, new Event('click'), element)
    expect(track.currentTimeMs).toBe(0)
  })

  test('ignores the end of a selection', async () => {
    const { text, click } = await clicking()
    document.getSelection()?.setBaseAndExtent(text, 0, text, 3)
    expect(click()).toBe(0)
    document.getSelection()?.collapseToStart()
    expect(click()).toBe(marks[1]?.startTime)
  })

  test('ignores clicks on a control in the text, but not on a text inside a control', async () => {
    const { element, click } = await clicking()
    const link = document.createElement('a')
    element.append(link)
    expect(click({}, link)).toBe(0)
    link.replaceWith()
    const label = document.createElement('label')
    document.body.append(label)
    label.append(element)
    expect(click()).toBe(marks[1]?.startTime)
  })
})
