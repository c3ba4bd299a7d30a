import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

const exposeHeaders = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id']

/** What any page may send: nothing that says who its visitor is. */
const anybody = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH'],
  allowHeaders: ['content-type'],
  exposeHeaders,
  maxAge: 86_400,
})

/**
 * Lets the pages of any site call the API as a visitor, those of the named origins with a bearer too, and none with
 * cookies.
 */
export function allowEmbeds(origins: readonly string[]): MiddlewareHandler {
  const named = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type'],
    exposeHeaders,
    maxAge: 600,
  })
  return (context, next) => {
    const isNamed = origins.includes(context.req.header('origin') ?? '')
    // The answer differs by origin, so a cache must not give one page's to another.
    if (origins.length > 0) context.header('vary', 'Origin', { append: true })
    return (isNamed ? named : anybody)(context, next)
  }
}
