import { getEventListeners } from 'node:events'
import { createFakeClock } from '@voice-rankings/testkit'
import { describe, expect, test } from 'vitest'
import { wait, withDeadline } from './withDeadline.ts'

const LONGEST_TIMER_MS = 2 ** 31 - 1
const forever = () => new Promise<never>(() => {})

describe('withDeadline', () => {
  test("rejects with the caller's reason when aborted", async () => {
    const controller = new AbortController()
    const done = withDeadline(forever, { signal: controller.signal, timeoutMs: 1000, clock: createFakeClock() })
    controller.abort('left the page')
    await expect(done).rejects.toMatchObject({
      kind: 'aborted',
      message: 'The call was aborted before it was complete.',
      cause: 'left the page',
    })
  })

  test('rejects with the timeout when the work takes too long', async () => {
    const clock = createFakeClock()
    const done = withDeadline(forever, { signal: undefined, timeoutMs: 1000, clock })
    const told = expect(done).rejects.toMatchObject({
      kind: 'timeout',
      message: 'The server did not answer completely within 1000 ms. Try again.',
    })
    await clock.advance(1000)
    await told
  })

  test.each([
    [LONGEST_TIMER_MS, 1],
    [LONGEST_TIMER_MS + 1, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('with %d ms sets %i timers, as an overlong timer would fire at once', (timeoutMs, timers) => {
    const clock = createFakeClock()
    void withDeadline(forever, { signal: undefined, timeoutMs, clock })
    expect(clock.pending).toBe(timers)
  })

  test('leaves neither a timer nor a listener behind', async () => {
    const clock = createFakeClock()
    const { signal } = new AbortController()
    await withDeadline(() => Promise.resolve(), { signal, timeoutMs: 1000, clock })
    expect([clock.pending, getEventListeners(signal, 'abort').length]).toEqual([0, 0])
  })
})

describe('wait', () => {
  test('resolves after its delay and leaves no listener behind', async () => {
    const clock = createFakeClock()
    const { signal } = new AbortController()
    const waited = wait(1000, signal, clock)
    await clock.advance(1000)
    await waited
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  test('works without a signal', async () => {
    const clock = createFakeClock()
    const waited = wait(1000, undefined, clock)
    await clock.advance(1000)
    await expect(waited).resolves.toBeUndefined()
  })

  test('rejects early when aborted and leaves neither a timer nor a listener behind', async () => {
    const clock = createFakeClock()
    const controller = new AbortController()
    const waited = wait(1000, controller.signal, clock)
    controller.abort()
    await expect(waited).rejects.toMatchObject({ kind: 'aborted' })
    expect([clock.pending, getEventListeners(controller.signal, 'abort').length]).toEqual([0, 0])
  })

  test('rejects at once when already aborted', async () => {
    const clock = createFakeClock()
    const waited = wait(1000, AbortSignal.abort(), clock)
    expect(clock.pending).toBe(0)
    await expect(waited).rejects.toMatchObject({ kind: 'aborted' })
  })
})
