import { expect, test, vi } from 'vitest'
import { pageHistory } from './overviewHistory.ts'

/** Page whose history goes back asynchronously, as in a browser. */
function slowPage() {
  const back = vi.fn<() => void>()
  const history = {
    state: { key: 'of the host' } as unknown,
    back,
    pushState: (state: unknown) => void (history.state = state),
    replaceState: (state: unknown) => void (history.state = state),
  }
  const page = { history, location: window.location, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  return { entries: pageHistory(page as unknown as Window), history, back }
}

test("an entry of an open overview is marked and keeps the host's state", () => {
  const { entries, history } = slowPage()
  expect(entries.isMarked()).toBe(false)
  entries.push('/voice/flite/female/slt')
  expect(entries.isMarked()).toBe(true)
  expect(history.state).toMatchObject({ key: 'of the host' })
})

test('two dialogs that close before the page has gone back go back only once', () => {
  const { entries, history, back } = slowPage()
  entries.push('/voice/flite/female/slt')
  for (const _dialog of ['one', 'two']) if (entries.isMarked()) entries.back()
  expect(back).toHaveBeenCalledOnce()
  expect(history.state).toMatchObject({ key: 'of the host' })
})

test('an address of another site is not used', () => {
  const { entries } = slowPage()
  entries.push('https://elsewhere.example/voice')
  expect(entries.isMarked()).toBe(false)
})
