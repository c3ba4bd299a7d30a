import { AbortedError, TimeoutError } from './clientError.ts'
import type { Clock } from './clock.ts'

interface Deadline {
  signal: AbortSignal | undefined
  /** Milliseconds; longer than timers last (24 days), and `Infinity`, wait for ever. */
  timeoutMs: number
  clock: Clock
}

function aborted(signal: AbortSignal): AbortedError {
  return new AbortedError('The call was aborted before it was complete.', { cause: signal.reason })
}

/**
 * Runs work that must end in time. The work gets a signal that stops it; should it not listen (a `fetch` that ignores
 * signals, a body that never ends), the promise is rejected all the same.
 */
export async function withDeadline<T>(work: (signal: AbortSignal) => Promise<T>, deadline: Deadline): Promise<T> {
  const { signal, timeoutMs, clock } = deadline
  if (signal?.aborted) throw aborted(signal)

  const controller = new AbortController()
  // Listening before the work does: its own complaint about the signal must lose the race against the typed reason.
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

/** Waits; ends early with `AbortedError` when the signal is aborted. */
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
