import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { loadAfterPaint } from './loadAfterPaint.mjs'

/** A page with one script that is held back, and what makes its time pass. */
function open(run, meanwhile) {
  const held = ['script']
  const loaded = []
  const due = []
  const steps = { parsed() {}, painted() {} }
  run(
    {
      document: {
        *querySelectorAll() {
          for (const name of held.slice())
            yield {
              content: { textContent: name },
              replaceWith: () => void loaded.push(...held.splice(0)),
            }
        },
        addEventListener: (_type, listener) => void (steps.parsed = listener),
      },
      requestAnimationFrame: (then) => void (steps.painted = then),
      setTimeout: (then, ms) => due.push([ms, then]),
    },
    'data-held',
    meanwhile,
  )
  const pass = (until) => {
    for (const [ms, then] of due.splice(0)) {
      if (ms <= until) then()
      else due.push([ms, then])
    }
  }
  return { loaded, steps, pass }
}

// As it stands in a page: a text, with nothing around it.
const written = runInThisContext(`(${String(loadAfterPaint)})`)

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

test('what the page does meanwhile runs once, after the scripts are asked for', () => {
  const order = []
  const { loaded, steps, pass } = open(written, () => order.push(...loaded, 'meanwhile'))
  steps.parsed()
  steps.painted()
  pass(0)
  pass(1000)
  pass(1000)
  expect(order).toEqual(['script', 'meanwhile'])
})
