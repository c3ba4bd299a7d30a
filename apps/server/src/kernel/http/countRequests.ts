import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from '../metrics/metrics.ts'
import type { AppEnv } from './appEnv.ts'

/** Counts each request by the pattern of the route that answered it. */
export function countRequests(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const startedAt = performance.now()
    await next()
    metrics.countRequest({
      // Afterwards this is the route that was reached last.
      route: routePath(context),
      method: context.req.method,
      status: context.res.status,
      seconds: (performance.now() - startedAt) / 1000,
    })
  }
}
