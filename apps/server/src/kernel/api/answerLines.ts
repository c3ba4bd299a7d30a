import { PROGRESS_TYPE } from '@voice-rankings/contract'
import type { Context } from 'hono'
import type { ApiError } from '../http/apiError.ts'
import type { AppEnv } from '../http/appEnv.ts'
import type { Call } from './handlers.ts'

/** Time between two lines, in ms: proxies close connections on which nothing is sent for a while. */
const REPEAT_MS = 5000

/** Work that reports how far it is. */
export type ReportingWork = (reports: Pick<Call, 'progress' | 'sendText'>) => Promise<unknown>

/**
 * Answers with lines of JSON while the work goes on: its progress, and last its result or error. The first line is sent
 * with the first progress or after {@link REPEAT_MS}; work that fails before then is answered as any other failed call.
 */
export async function answerLines(
  context: Context<AppEnv>,
  work: ReportingWork,
  report: (error: unknown) => ApiError,
): Promise<Response> {
  const begun = Promise.withResolvers<void>()
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let share = 0
  const send = (line: object) => {
    controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
    begun.resolve()
  }
  // A client that disconnects cancels the stream; the signal of its request aborts the work.
  const lines = new ReadableStream<Uint8Array>({
    start: (started) => void (controller = started),
    cancel: () => (controller = undefined),
  })
  const repeat = setInterval(() => send({ progress: share }), REPEAT_MS)
  const result = work({
    progress(done) {
      share = Math.min(1, Math.max(share, done))
      send({ progress: share })
    },
    sendText: (text) => send({ text }),
  })
  const finish = (line: object) => {
    send(line)
    controller?.close()
  }
  try {
    await Promise.race([begun.promise, result])
  } catch (error) {
    clearInterval(repeat)
    throw error
  }
  void result
    .then(
      (body) => finish({ status: 200, body }),
      (error: unknown) => {
        const known = report(error)
        finish({ status: known.status, body: known.body(context.get('requestId')) })
      },
    )
    .finally(() => clearInterval(repeat))
  // Without these headers, proxies would collect or compress the lines and deliver them at the end.
  context.header('content-type', PROGRESS_TYPE)
  context.header('cache-control', 'no-store, no-transform')
  context.header('x-accel-buffering', 'no')
  return context.body(lines, 200)
}
