import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** Response headers readable by cross-origin pages. */
const EXPOSED = 'ratelimit,ratelimit-policy,retry-after,x-request-id'

/** CORS policy for all origins: requests without credentials. */
const anyOriginCors = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH'],
  allowHeaders: ['content-type'],
  maxAge: 86_400,
})

/**
 * CORS middleware: pages of any origin may call the API as an anonymous visitor, those of the named origins with a
 * bearer token too, and none with cookies.
 */
export function allowEmbeds(origins: readonly string[]): MiddlewareHandler {
  const namedOriginsCors = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type'],
    maxAge: 600,
  })
  return async (context, next) => {
    const origin = context.req.header('origin') ?? ''
    const isNamed = origins.includes(origin)
    if (context.req.method === 'OPTIONS') {
      const preflight = await (isNamed ? namedOriginsCors : anyOriginCors)(context, next)
      if (preflight) context.res = preflight
    } else {
      // Set directly: Hono's middleware would copy every response to add these.
      await next()
      context.res.headers.set('access-control-allow-origin', isNamed ? origin : '*')
      context.res.headers.set('access-control-expose-headers', EXPOSED)
    }
    // The answer depends on the origin, so caches must store it per origin.
    if (origins.length > 0) context.res.headers.append('vary', 'Origin')
  }
}
