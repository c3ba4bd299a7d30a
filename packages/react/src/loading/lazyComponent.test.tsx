import { act, render, screen } from '@testing-library/react'
import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FAILURE_MS, lazyComponent } from './lazyComponent.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

class Boundary extends Component<{ children: ReactNode }, { problem: Error | null }> {
  override state = { problem: null }
  static getDerivedStateFromError = (problem: Error) => ({ problem })
  override render = () => (this.state.problem ? String(this.state.problem) : this.props.children)
}

it('a lazy component that failed to load fails once and is loaded when it is rendered again', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new TypeError('offline'))
  const Late = lazyComponent<{ name: string }>(load)
  const shown = (
    <Boundary>
      <Suspense fallback="On its way">
        <Late name="Ann" />
      </Suspense>
    </Boundary>
  )
  const first = render(shown)
  await act(async () => {})
  expect(screen.getByText('TypeError: offline')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
  first.unmount()

  vi.advanceTimersByTime(FAILURE_MS)
  render(shown)
  await act(async () => {})
  expect(screen.getByText('Hello Ann')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
