import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log/createLog.ts'
import type { AppEnv } from './appEnv.ts'

/** Names each request and prints how it ended: method, path, status, time, id; never query strings, bodies or headers. */
export function accessLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const requestId = randomUUID()
    context.set('requestId', requestId)
    const startedAt = performance.now()
    await next()
    // In place: Hono's own way would make another response of the finished one.
    context.res.headers.set('x-request-id', requestId)
    const { method, url } = context.req
    const { status } = context.res
    // As it came: decoded, it could hold line breaks and show lines that nobody wrote.
    const line = `${method} ${new URL(url).pathname} ${status} ${Math.round(performance.now() - startedAt)}ms ${requestId}`
    // A page that was left while it was made ends in an error that nobody waits for.
    const wasLeft = context.req.raw.signal.aborted
    if (status >= 500 && status !== 503 && !wasLeft) log.error(line)
    else log.debug(line)
  }
}
