import { expect, test, vi } from 'vitest'
import { pageHistory } from './overviewHistory.ts'

/** A page whose history takes its time to go back, as that of a browser. */
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

test('an entry of an open overview is marked beside what the host keeps in it', () => {
  const { entries, history } = slowPage()
  expect(entries.isMarked()).toBe(false)
  entries.push('/voice/flite/female/slt')
  expect(entries.isMarked()).toBe(true)
  expect(history.state).toMatchObject({ key: 'of the host' })
})

test('of two dialogs that close before the page has gone back, one goes back, or the visitor would leave the page', () => {
  const { entries, history, back } = slowPage()
  entries.push('/voice/flite/female/slt')
  for (const _dialog of ['one', 'two']) if (entries.isMarked()) entries.back()
  expect(back).toHaveBeenCalledOnce()
  expect(history.state).toMatchObject({ key: 'of the host' })
})

test('an address of another site is left alone', () => {
  const { entries } = slowPage()
  entries.push('https://elsewhere.example/voice')
  expect(entries.isMarked()).toBe(false)
})
