import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const tooltip = () => screen.queryByRole('tooltip')
const button = () => screen.getByRole('button')

function show(label?: string) {
  render(
    <Tooltip text="Narrow the list down">
      <button type="button" aria-label={label}>
        Filters
      </button>
    </Tooltip>,
  )
}

test('a tooltip appears on hover after a delay, describes its element, and disappears with the pointer', () => {
  show()
  fireEvent.pointerEnter(button())
  pass(399)
  expect(tooltip()).toBeNull()
  pass(1)
  expect(button().getAttribute('aria-describedby')).toBe(tooltip()?.id)
  fireEvent.pointerLeave(button())
  pass(150)
  expect(tooltip()).toBeNull()
  expect(button().hasAttribute('aria-describedby')).toBe(false)
})

test('the pointer may move onto a tooltip and stay there', () => {
  show()
  fireEvent.pointerEnter(button())
  pass(400)
  fireEvent.pointerLeave(button())
  pass(100)
  fireEvent.pointerEnter(tooltip()!)
  pass(10_000)
  fireEvent.pointerLeave(tooltip()!)
  pass(149)
  expect(tooltip()).not.toBeNull()
  pass(1)
  expect(tooltip()).toBeNull()
})

test('Escape closes a tooltip while the pointer stays', () => {
  show()
  fireEvent.pointerEnter(button())
  pass(400)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(tooltip()).toBeNull()
})

test('a focused element keeps its tooltip when the pointer leaves', () => {
  show()
  act(() => button().focus())
  expect(tooltip()).not.toBeNull()
  fireEvent.pointerEnter(button())
  fireEvent.pointerLeave(button())
  pass(1000)
  expect(tooltip()).not.toBeNull()
  act(() => button().blur())
  expect(tooltip()).toBeNull()
})

test('a press closes a tooltip and cancels a pending one', () => {
  show()
  fireEvent.pointerEnter(button())
  fireEvent.pointerDown(button())
  pass(1000)
  expect(tooltip()).toBeNull()
})

test('touch shows no tooltip', () => {
  show()
  fireEvent.pointerEnter(button(), { pointerType: 'touch' })
  pass(1000)
  expect(tooltip()).toBeNull()
})

test("a tooltip equal to the element's name is not announced again", () => {
  show('Narrow the list down')
  act(() => button().focus())
  expect(screen.getByRole('tooltip').textContent).toBe('Narrow the list down')
  expect(button().hasAttribute('aria-describedby')).toBe(false)
})
