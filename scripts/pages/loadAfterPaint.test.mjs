import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { loadAfterPaint } from './loadAfterPaint.mjs'

/** Page with one deferred script, and functions that advance its time. */
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

// Evaluated from its text, as in a page.
const written = runInThisContext(`(${String(loadAfterPaint)})`)

test('scripts load once, after the first paint', () => {
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

test('scripts of a hidden page load one second after parsing', () => {
  const { loaded, steps, pass } = open(written)
  steps.parsed()
  pass(999)
  expect(loaded).toEqual([])
  pass(1000)
  expect(loaded).toEqual(['script'])
})

test('the meanwhile callback runs once, after the scripts are requested', () => {
  const order = []
  const { loaded, steps, pass } = open(written, () => order.push(...loaded, 'meanwhile'))
  steps.parsed()
  steps.painted()
  pass(0)
  pass(1000)
  pass(1000)
  expect(order).toEqual(['script', 'meanwhile'])
})
