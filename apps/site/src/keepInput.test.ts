// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { act, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { ANSWERING, keepInput, type TouchedWindow } from './keepInput.ts'

// Evaluated from its text, as in a page.
const written = runInThisContext(`(${String(keepInput)})`) as typeof keepInput

const PAGE = `
  <button type="button" id="play"><svg></svg></button> <button type="button" id="heart"></button> <button id="find"></button>
  <button type="button" id="off" disabled></button> <a id="link"></a>
  <textarea id="text">Hello.</textarea> <select id="sort"><option>name</option><option>pitch</option></select>
  <input type="radio" id="all" name="gender" checked /> <input type="radio" id="male" name="gender" />`

const byId = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T
/** Events observed after hydration, with a dash for each rendering pause. */
let heard: string[]
let answer: () => void

beforeEach(() => {
  document.body.innerHTML = PAGE
  heard = []
  const due: (() => void)[] = []
  const page = Object.assign(new EventTarget(), { document, setTimeout: (then: () => void) => void due.push(then) })
  written(page satisfies TouchedWindow, ANSWERING)
  answer = () => {
    for (const type of ['click', 'input', 'change'])
      for (const node of document.querySelectorAll('[id]'))
        node.addEventListener(type, () => heard.push(`${type} ${node.id}`))
    page.dispatchEvent(new Event(ANSWERING))
    for (const then of due) {
      heard.push('–')
      then()
    }
    // Removes the pause after the last event.
    heard.pop()
  }
})

/** Simulates typing or choosing in a field. */
function leave(id: string, state: { value?: string; checked?: boolean }): void {
  Object.assign(byId(id), state).dispatchEvent(new Event('input', { bubbles: true }))
}

test('buttons pressed before hydration are pressed afterwards, in that order', () => {
  const icon = document.querySelector('svg') as SVGElement
  for (const node of [icon, byId('heart'), icon]) node.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(byId('play').getAttribute('aria-busy')).toBe('true')
  answer()
  expect(heard).toEqual(['–', 'click heart', '–', 'click play'])
  expect(byId('play').hasAttribute('aria-busy')).toBe(false)
})

test('controls that work without scripts or are disabled are not pressed again', () => {
  for (const id of ['find', 'off', 'link']) byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  answer()
  expect(heard).toEqual([])
})

test('texts and choices are restored after hydration, with events', () => {
  leave('text', { value: 'Hello, Nora.' })
  leave('sort', { value: 'pitch' })
  // Hydration overwrites the fields with the page's own values.
  byId('text').value = 'Hello.'
  byId('sort').value = 'name'
  answer()
  expect([byId('text').value, byId('sort').value]).toEqual(['Hello, Nora.', 'pitch'])
  expect(heard).toEqual(['–', 'input text', 'change text', '–', 'input sort', 'change sort'])
})

test.each([
  ['reset it', 'all', ['–', 'click male', 'input male', 'change male']],
  ['kept it', 'male', ['–', 'click male', 'input male', 'change male']],
])('a radio choice is restored with events if hydration has %s', (_what, checked, events) => {
  leave('male', { checked: true })
  byId(checked).checked = true
  answer()
  expect(byId('male').checked).toBe(true)
  expect(heard).toEqual(events)
})

test('React receives the input that was made before hydration', async () => {
  const told: string[] = []
  const tell = ({ target }: { target: EventTarget }) => void told.push((target as HTMLInputElement).value)
  const form = createElement(
    'form',
    null,
    createElement('input', { id: 'written', value: 'Hello.', onChange: tell }),
    createElement('input', { id: 'chosen', type: 'radio', value: 'male', checked: false, onChange: tell }),
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(form)
  leave('written', { value: 'Hello, Nora.' })
  leave('chosen', { checked: true })
  act(() => void hydrateRoot(root, form))
  await act(async () => answer())
  expect(told).toEqual(['Hello, Nora.', 'male'])
})

test('removed elements are skipped, and nothing is repeated twice', () => {
  byId('play').click()
  byId('play').remove()
  answer()
  byId('heart').click()
  answer()
  expect(heard.filter((one) => one.startsWith('click'))).toEqual(['click heart'])
})
