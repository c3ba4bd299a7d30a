// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { act, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { ANSWERING, keepInput, type TouchedWindow } from './keepInput.ts'

// As it stands in a page: a text, with nothing around it.
const written = runInThisContext(`(${String(keepInput)})`) as typeof keepInput

const PAGE = `
  <button type="button" id="play"><svg></svg></button> <button type="button" id="heart"></button> <button id="find"></button>
  <button type="button" id="off" disabled></button> <a id="link"></a>
  <textarea id="text">Hello.</textarea> <select id="sort"><option>name</option><option>pitch</option></select>
  <input type="radio" id="all" name="gender" checked /> <input type="radio" id="male" name="gender" />`

const byId = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T
/** What the page has heard since it answers: an event and of what, and when it has had time to render. */
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
    // The last has found nothing more to do.
    heard.pop()
  }
})

/** Leaves a field as somebody would who types or chooses in it. */
function leave(id: string, state: { value?: string; checked?: boolean }): void {
  Object.assign(byId(id), state).dispatchEvent(new Event('input', { bubbles: true }))
}

test('each button that was pressed before a page answers is pressed once it does, in that order', () => {
  const icon = document.querySelector('svg') as SVGElement
  for (const node of [icon, byId('heart'), icon]) node.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(byId('play').getAttribute('aria-busy')).toBe('true')
  answer()
  expect(heard).toEqual(['–', 'click heart', '–', 'click play'])
  expect(byId('play').hasAttribute('aria-busy')).toBe(false)
})

test('what does its work without scripts, or must not be pressed, is left alone', () => {
  for (const id of ['find', 'off', 'link']) byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  answer()
  expect(heard).toEqual([])
})

test('a text and a choice stand as they were left, and the page is told', () => {
  leave('text', { value: 'Hello, Nora.' })
  leave('sort', { value: 'pitch' })
  // Taking over, a page writes what it knows.
  byId('text').value = 'Hello.'
  byId('sort').value = 'name'
  answer()
  expect([byId('text').value, byId('sort').value]).toEqual(['Hello, Nora.', 'pitch'])
  expect(heard).toEqual(['–', 'input text', 'change text', '–', 'input sort', 'change sort'])
})

test.each([
  ['taken it back', 'all', ['–', 'click male', 'input male', 'change male']],
  ['left it', 'male', ['–', 'click male', 'input male', 'change male']],
])('one of several is chosen, and the page told, where it has %s', (_what, checked, events) => {
  leave('male', { checked: true })
  byId(checked).checked = true
  answer()
  expect(byId('male').checked).toBe(true)
  expect(heard).toEqual(events)
})

test('React, which takes a page over as it finds it, is told of what was left before', async () => {
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

test('what is gone by then is left alone, and nothing is done twice', () => {
  byId('play').click()
  byId('play').remove()
  answer()
  byId('heart').click()
  answer()
  expect(heard.filter((one) => one.startsWith('click'))).toEqual(['click heart'])
})
