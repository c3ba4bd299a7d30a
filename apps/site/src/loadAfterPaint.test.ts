import { runInThisContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { loadAfterPaint } from './loadAfterPaint.ts'

/** As in a frame of another site that may have no threads. */
const NoWorker = vi.fn(function refuse() {
  throw new Error('SecurityError')
})

/** A page with one script that is held back, and what makes its time pass. */
function open(run: typeof loadAfterPaint, Worker: new (address: string) => unknown = NoWorker) {
  const held = ['script']
  const loaded: string[] = []
  const due: [ms: number, then: () => void][] = []
  const steps = { parsed() {}, painted() {} }
  run(
    {
      document: {
        *querySelectorAll() {
          for (const name of held.slice())
            yield {
              content: { textContent: name } as Node,
              replaceWith: () => void loaded.push(...held.splice(0)),
            }
        },
        addEventListener: (_type, listener) => void (steps.parsed = listener),
      },
      requestAnimationFrame: (then) => void (steps.painted = then),
      setTimeout: (then, ms) => due.push([ms, then]),
      Worker,
    },
    'data-held',
  )
  const pass = (until: number) => due.filter(([ms]) => ms <= until).forEach(([, then]) => then())
  return { loaded, steps, pass }
}

// As it stands in a page: a text, with nothing around it.
const written = runInThisContext(`(${String(loadAfterPaint)})`) as typeof loadAfterPaint

test('scripts load when the page has been painted, once', () => {
  const { loaded, steps, pass } = open(written)
  steps.parsed()
  pass(0)
  expect(loaded).toEqual([])
  steps.painted()
  pass(0)
  expect(loaded).toEqual(['script'])
  pass(1000)
  expect(loaded).toEqual(['script'])
})

test('scripts of a page that nobody sees load a second after it is there', () => {
  const { loaded, steps, pass } = open(written)
  steps.parsed()
  pass(999)
  expect(loaded).toEqual([])
  pass(1000)
  expect(loaded).toEqual(['script'])
})

test('a thread reads the language data while scripts load, once', () => {
  const Worker = vi.fn(function start() {})
  const { steps, pass } = open(written, Worker)
  steps.parsed()
  expect(Worker).not.toHaveBeenCalled()
  steps.painted()
  pass(1000)
  expect(Worker).toHaveBeenCalledExactlyOnceWith('/language.js')
})
