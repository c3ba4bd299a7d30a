import { afterEach, expect, test, vi } from 'vitest'
import { animationFrames, framesEvery } from './followTrack.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a time check by a timer is made once after its interval, unless it is cancelled', () => {
  vi.useFakeTimers()
  const look = vi.fn()
  framesEvery(250)(look)
  const cancel = framesEvery(250)(look)
  vi.advanceTimersByTime(249)
  expect(look).not.toHaveBeenCalled()
  cancel()
  vi.advanceTimersByTime(1000)
  expect(look).toHaveBeenCalledOnce()
})

test('a time check by animation frames can be cancelled', () => {
  const [request, cancelFrame] = [vi.fn((_look: () => void) => 7), vi.fn()]
  vi.stubGlobal('requestAnimationFrame', request)
  vi.stubGlobal('cancelAnimationFrame', cancelFrame)
  const look = vi.fn()
  animationFrames(look)()
  expect(request).toHaveBeenCalledExactlyOnceWith(look)
  expect(cancelFrame).toHaveBeenCalledExactlyOnceWith(7)
})
