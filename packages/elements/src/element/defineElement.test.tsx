import type { Stars } from '@voice-rankings/contract'
import { createRuntime, useRuntime } from '@voice-rankings/react'
import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineElement } from './defineElement.ts'

interface DialProps {
  label?: string
  stepCount?: number
  isLoud?: boolean
  marks?: readonly number[] | string
  open?: boolean
  onTurn?: (stars: Stars, by: string) => void
  onOpenChange?: (open: boolean) => void
  onRest?: () => void
  onLeave?: (to: string, event: MouseEvent) => void
}

const unmounted = vi.fn<() => void>()
const runtimes: unknown[] = []

function Dial({ label = 'Dial', stepCount = 1, isLoud = true, open = false, marks, ...on }: DialProps) {
  const [turns, setTurns] = useState(0)
  runtimes.push(useRuntime())
  useEffect(() => unmounted, [])
  function turn(event: MouseEvent) {
    setTurns(turns + 1)
    on.onTurn?.(4, 'hand')
    on.onOpenChange?.(!open)
    on.onRest?.()
    on.onLeave?.('home', event)
  }
  return (
    <button type="button" onClick={turn}>
      {[label, stepCount, isLoud, open, typeof marks, turns].join(' ')}
    </button>
  )
}

const heard = vi.fn<(...values: unknown[]) => void>()
const left = vi.fn<(element: HTMLElement) => void>()

const Base = defineElement('test-dial', Dial, {
  props: { label: 'string', stepCount: 'number', isLoud: 'boolean', marks: 'string', open: 'boolean' },
  events: { onTurn: true, onOpenChange: true, onRest: true, onLeave: true },
  follows: { onOpenChange: 'open' },
  hears: { onTurn: heard },
  left,
})
class DialElement extends Base {
  turn(): void {
    this.shadowRoot?.querySelector('button')?.click()
  }
}
DialElement.define()

beforeEach(() => {
  for (const spy of [unmounted, heard, left]) spy.mockClear()
  runtimes.length = 0
})
afterEach(async () => {
  document.body.replaceChildren()
  await settled()
  vi.restoreAllMocks()
})

const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)))
const textOf = (element: Element) => element.shadowRoot?.querySelector('button')?.textContent

async function put(html: string): Promise<DialElement> {
  document.body.innerHTML = html
  await settled()
  return document.querySelector<DialElement>('test-dial')!
}

it('an element renders its component with the attributes as props', async () => {
  const dial = await put('<test-dial label="Pitch" step-count="3" is-loud="false" marks="/a.vtt"></test-dial>')
  expect(textOf(dial)).toBe('Pitch 3 false false string 0')
  expect(dial.stepCount).toBe(3)
})

it("a missing or removed attribute leaves the component's default", async () => {
  const dial = await put('<test-dial label="Pitch"></test-dial>')
  dial.removeAttribute('label')
  await settled()
  expect(textOf(dial)).toBe('Dial 1 true false undefined 0')
})

it('an element accepts objects as properties, and null for none', async () => {
  const dial = await put('<test-dial></test-dial>')
  dial.marks = [1]
  await settled()
  expect(textOf(dial)).toContain('object')
  Reflect.set(dial, 'marks', null)
  await settled()
  expect(textOf(dial)).toContain('undefined')
})

it('an element keeps properties set before it was defined', async () => {
  document.body.innerHTML = '<later-dial></later-dial>'
  const dial = document.querySelector<HTMLElement & { marks?: unknown; label?: string }>('later-dial')!
  dial.marks = [1]
  dial.label = 'Early'
  const Later = defineElement('later-dial', Dial, Base.definition)
  Later.define()
  await settled()
  expect(textOf(dial)).toBe('Early 1 true false object 0')
  dial.label = 'Late'
  await settled()
  expect(textOf(dial)).toContain('Late')
})

it('several changes in one task render once', async () => {
  const dial = await put('<test-dial></test-dial>')
  const before = runtimes.length
  await act(async () => {
    dial.label = 'A'
    dial.stepCount = 2
    dial.label = 'B'
  })
  expect(runtimes.length - before).toBe(1)
})

it('callbacks become non-bubbling events with their value', async () => {
  const dial = await put('<test-dial></test-dial>')
  const outside = vi.fn<() => void>()
  document.body.addEventListener('turn', outside)
  const details: (Stars | null)[] = []
  dial.addEventListener('turn', (event) => details.push(event.detail))
  dial.addEventListener('rest', (event) => details.push(event.detail))
  await act(async () => dial.turn())
  expect(details).toEqual([4, null])
  expect(outside).not.toHaveBeenCalled()
})

it.each([false, true])('preventing the event (%s) prevents the event that caused it', async (isPrevented) => {
  const dial = await put('<test-dial></test-dial>')
  const causes: boolean[] = []
  dial.addEventListener('leave', (event) => isPrevented && event.preventDefault())
  dial.addEventListener('click', (event) => causes.push(event.defaultPrevented))
  await act(async () => dial.turn())
  expect(causes).toEqual([isPrevented])
})

it('the hears handler receives all arguments of the callback', async () => {
  const dial = await put('<test-dial></test-dial>')
  await act(async () => dial.turn())
  expect(heard.mock.calls).toEqual([[dial, 4, 'hand']])
})

it("an element follows the visitor's change, unless the page prevents it", async () => {
  const dial = await put('<test-dial></test-dial>')
  await act(async () => dial.turn())
  await settled()
  expect(dial.open).toBe(true)
  dial.setAttribute('open', '')
  await act(async () => dial.turn())
  await settled()
  expect([dial.open, dial.hasAttribute('open')]).toEqual([false, false])
  dial.addEventListener('open-change', (event) => event.preventDefault())
  await act(async () => dial.turn())
  await settled()
  expect(dial.open).toBe(false)
})

it('an element keeps its state when moved within a task', async () => {
  const dial = await put('<test-dial></test-dial><p></p>')
  await act(async () => dial.turn())
  await act(async () => {
    dial.remove()
    await Promise.resolve()
    document.querySelector('p')!.append(dial)
  })
  await settled()
  expect(textOf(dial)).toBe('Dial 1 true true undefined 1')
  expect(unmounted).not.toHaveBeenCalled()
})

it('an element unmounts when removed and starts afresh when added again', async () => {
  const dial = await put('<test-dial label="Back"></test-dial>')
  await act(async () => dial.turn())
  dial.remove()
  await settled()
  expect(unmounted).toHaveBeenCalledOnce()
  expect(left.mock.calls).toEqual([[dial]])
  expect(dial.shadowRoot!.querySelector('button')).toBeNull()
  document.body.append(dial)
  await settled()
  expect(textOf(dial)).toBe('Back 1 true true undefined 0')
})

it('elements with the same base URL share one runtime', async () => {
  await put('<test-dial></test-dial><test-dial></test-dial><test-dial base-url="https://v.example"></test-dial>')
  const [first, second, third] = [...document.querySelectorAll<DialElement>('test-dial')].map(({ shared }) => shared)
  expect(first).toBe(second)
  expect(third?.client.url('/a')).toBe('https://v.example/a')
})

it('an element accepts a runtime and a theme', async () => {
  const dial = await put('<test-dial theme="dark"></test-dial>')
  const runtime = createRuntime({ storage: null })
  dial.runtime = runtime
  await settled()
  expect(runtimes.at(-1)).toBe(runtime)
  expect(dial.shadowRoot!.querySelector('[data-theme=dark] button')).toBeTruthy()
})

it('defining an element twice does nothing, and other code under its name stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  DialElement.define()
  expect(warn).not.toHaveBeenCalled()
  customElements.define('foreign-dial', class extends HTMLElement {})
  defineElement('foreign-dial', Dial, Base.definition).define()
  await expect.poll(() => warn.mock.calls.length).toBe(1)
})

it('a cloned element has the attributes and its own state', async () => {
  const dial = await put('<test-dial label="One"></test-dial>')
  await act(async () => dial.turn())
  const copy = dial.cloneNode(true) as DialElement
  document.body.append(copy)
  await settled()
  expect(textOf(copy)).toBe('One 1 true false undefined 0')
})

it("without constructed style sheets, an element has a style with the page's nonce", async () => {
  document.head.innerHTML = '<script nonce="r4nd0m"></script>'
  const sheets = vi.spyOn(ShadowRoot.prototype, 'adoptedStyleSheets', 'get').mockReturnValue(undefined as never)
  const dial = await put('<test-dial></test-dial>')
  await expect.poll(() => dial.shadowRoot!.querySelector('style')?.nonce).toBe('r4nd0m')
  document.head.replaceChildren()
  sheets.mockRestore()
})
