import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log/createLog.ts'
import type { AppEnv } from './appEnv.ts'

/**
 * Assigns each request an id and logs its outcome: method, path, status, time, id; never query strings, bodies or
 * headers.
 */
export function accessLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const requestId = randomUUID()
    context.set('requestId', requestId)
    const startedAt = performance.now()
    await next()
    // Set in place: Hono's `context.header` would copy a finished response.
    const { headers } = context.res
    // A cache would repeat the id for later requests.
    if (!/max-age=[1-9]/.test(headers.get('cache-control') ?? '')) headers.set('x-request-id', requestId)
    const { method, url } = context.req
    const { status } = context.res
    // The raw path: a decoded one could contain line breaks and forge log lines.
    const path = new URL(url).pathname
    const durationMs = Math.round(performance.now() - startedAt)
    const line = `${method} ${path} ${status} ${durationMs}ms ${requestId}`
    const fields = { requestId, method, path, status, durationMs }
    // A request aborted by the client may fail while it is handled; nobody waits for its answer.
    const wasLeft = context.req.raw.signal.aborted
    if (status >= 500 && status !== 503 && !wasLeft) log.error(line, undefined, fields)
    else log.debug(line, fields)
  }
}
