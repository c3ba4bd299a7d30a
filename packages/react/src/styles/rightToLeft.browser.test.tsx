import { afterEach, expect, it } from 'vitest'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import type { InBrowser } from '../testing/showInBrowser.tsx'

let shown: InBrowser
afterEach(() => shown.leave())

function placeOf(text: Node, index: number): DOMRect {
  const range = document.createRange()
  range.setStart(text, index)
  range.setEnd(text, index + 1)
  return range.getBoundingClientRect()
}

it.each(['p', 'strong', 'em', 'label', 'legend', 'summary', 'li', 'dt', 'dd', 'td', 'th', 'caption'])(
  'in a right-to-left page, an English sentence in a <%s> ends with its full stop and is aligned with the page',
  (tag) => {
    shown = showInBrowser(null)
    const root = document.createElement('div')
    root.className = 'voice-screen'
    root.dir = 'rtl'
    const element = document.createElement(tag)
    element.textContent = 'It is 176 Hz.'
    root.append(element)
    shown.root.append(root)
    const text = element.firstChild ?? element
    expect(placeOf(text, 12).left).toBeGreaterThan(placeOf(text, 0).left)
    expect(placeOf(text, 12).right).toBeCloseTo(element.getBoundingClientRect().right, -1.5)
  },
)
