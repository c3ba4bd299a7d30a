import { AbortedError, TimeoutError } from './clientError.ts'
import type { Clock } from './clock.ts'

interface Deadline {
  signal: AbortSignal | undefined
  /** Milliseconds; values above the maximum of a timer (24 days), such as `Infinity`, mean no timeout. */
  timeoutMs: number
  clock: Clock
}

function aborted(signal: AbortSignal): AbortedError {
  return new AbortedError('The call was aborted before it was complete.', { cause: signal.reason })
}

/**
 * Runs work with a timeout. The work gets a signal that aborts it; if it ignores the signal (such as a body that never
 * ends), the promise rejects anyway.
 */
export async function withDeadline<T>(work: (signal: AbortSignal) => Promise<T>, deadline: Deadline): Promise<T> {
  const { signal, timeoutMs, clock } = deadline
  if (signal?.aborted) throw aborted(signal)

  const controller = new AbortController()
  // Registered before the work runs: the typed reason must reject before the work's own abort error does.
  const cut = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error))
  })
  const onAbort = () => signal && controller.abort(aborted(signal))
  signal?.addEventListener('abort', onAbort)
  const onTimeout = () =>
    controller.abort(new TimeoutError(`The server did not answer completely within ${timeoutMs} ms. Try again.`))
  const timer = timeoutMs < 2 ** 31 ? clock.setTimeout(onTimeout, timeoutMs) : undefined
  try {
    return await Promise.race([cut, work(controller.signal)])
  } finally {
    clock.clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Waits; rejects early with `AbortedError` when the signal is aborted. */
export function wait(delayMs: number, signal: AbortSignal | undefined, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted(signal))
    const onAbort = () => {
      clock.clearTimeout(timer)
      if (signal) reject(aborted(signal))
    }
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, delayMs)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
