import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** Headers of an answer that a page of another origin may read. */
const EXPOSED = 'ratelimit,ratelimit-policy,retry-after,x-request-id'

/** What any page may send: nothing that says who its visitor is. */
const askedByAnybody = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH'],
  allowHeaders: ['content-type'],
  maxAge: 86_400,
})

/**
 * Lets the pages of any site call the API as a visitor, those of the named origins with a bearer too, and none with
 * cookies.
 */
export function allowEmbeds(origins: readonly string[]): MiddlewareHandler {
  const askedByNamed = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type'],
    maxAge: 600,
  })
  return async (context, next) => {
    const origin = context.req.header('origin') ?? ''
    const isNamed = origins.includes(origin)
    if (context.req.method === 'OPTIONS') {
      const preflight = await (isNamed ? askedByNamed : askedByAnybody)(context, next)
      if (preflight) context.res = preflight
    } else {
      // Hono's middleware would have every answer copied to add these.
      await next()
      context.res.headers.set('access-control-allow-origin', isNamed ? origin : '*')
      context.res.headers.set('access-control-expose-headers', EXPOSED)
    }
    // The answer differs by origin, so a cache must not give one page's to another.
    if (origins.length > 0) context.res.headers.append('vary', 'Origin')
  }
}
