import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// All test files run on one page with one set of modules; each finds the page in its initial state, in any order.
const first = typeof document === 'undefined' ? null : { url: location.href, title: document.title }

afterEach(cleanup)
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (!first) return
  document.body.replaceChildren()
  for (const root of [document.documentElement, document.body]) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
  }
  document.title = first.title
  history.replaceState(null, '', first.url)
  localStorage.clear()
  sessionStorage.clear()
})
