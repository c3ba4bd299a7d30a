import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** Lets the pages of named origins call the API, with a bearer or as visitors, and never with cookies. */
export function allowEmbeds(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposeHeaders: ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'],
    maxAge: 600,
  })
}
