import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { Metrics } from '../metrics/metrics.ts'
import { ApiError } from './apiError.ts'
import type { AppEnv } from './appEnv.ts'

export interface MetricsOptions {
  /** Undefined: there is no such page. */
  metrics: Metrics | undefined
  /** Bearer token that reads them. */
  metricsToken: string | undefined
}

/** Serves the metrics at `/metrics` to who has the token. */
export function serveMetrics(app: Hono<AppEnv>, { metrics, metricsToken }: MetricsOptions): void {
  app.get('/metrics', async (context) => {
    if (!metrics || metricsToken === undefined) {
      throw new ApiError('not_found', 'This server publishes no metrics. Its operator can set METRICS_TOKEN.')
    }
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? []
    if (!isSame(token, metricsToken)) {
      context.header('www-authenticate', 'Bearer')
      throw new ApiError('login_required', 'Send the METRICS_TOKEN of this server as a bearer token.')
    }
    context.header('cache-control', 'no-store')
    context.header('content-type', metrics.contentType)
    return context.body(await metrics.read())
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time; digests have the same length, whatever the texts have. */
const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))
