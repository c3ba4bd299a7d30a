import { Component, createElement, render } from 'preact'
import { beforeEach, expect, it, vi } from 'vitest'
import { lazy, Suspense } from './lazy.ts'

const Greeting = ({ name }: { name: string }) => createElement('p', null, `Hello ${name}`)
let place: HTMLElement

beforeEach(() => {
  place = document.createElement('div')
})

it('a lazy component shows the fallback until it has loaded', async () => {
  const load = vi.fn(async () => ({ default: Greeting }))
  const Late = lazy(load)
  const late = () => createElement(Suspense, { fallback: 'On its way' }, createElement(Late, { name: 'Ann' }))
  render(late(), place)
  expect(place.textContent).toBe('On its way')
  await expect.poll(() => place.textContent).toBe('Hello Ann')
  // A second one renders at once.
  const other = document.createElement('div')
  render(late(), other)
  expect(other.textContent).toBe('Hello Ann')
  expect(load).toHaveBeenCalledTimes(1)
})

it('a lazy component receives props that change while it loads', async () => {
  const arrivals: ((loaded: { default: typeof Greeting }) => void)[] = []
  const load = vi.fn(() => new Promise<{ default: typeof Greeting }>((resolve) => arrivals.push(resolve)))
  const Late = lazy<{ name: string }>(load)
  render(createElement(Late, { name: 'Ann' }), place)
  await expect.poll(() => load).toHaveBeenCalled()
  expect(place.textContent).toBe('')
  render(createElement(Late, { name: 'Ben' }), place)
  arrivals.forEach((arrive) => arrive({ default: Greeting }))
  await expect.poll(() => place.textContent).toBe('Hello Ben')
})

it('a lazy component that fails to load reaches the error boundary', async () => {
  const Late = lazy<{ name: string }>(() => Promise.reject(new TypeError('offline')))
  class Boundary extends Component<object, { problem: Error | null }> {
    override state = { problem: null }
    static override getDerivedStateFromError = (problem: Error) => ({ problem })
    override render = () => (this.state.problem ? String(this.state.problem) : createElement(Late, { name: 'Ann' }))
  }
  render(createElement(Boundary, null), place)
  await expect.poll(() => place.textContent).toBe('TypeError: offline')
})
