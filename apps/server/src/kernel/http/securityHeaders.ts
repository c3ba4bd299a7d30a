import type { MiddlewareHandler } from 'hono'

/** Scripts and styles of embedding pages, to which the page's own policies apply; a worker has policies of its own. */
const PARTS_OF_PAGES = /^\/embed\/v1\/(?!.*worker)/i

/** `max-age` of Strict-Transport-Security, in seconds. */
const HSTS_MAX_AGE_S = 31_536_000

const NO_CONTENT = 204

/** Browser features disabled by Permissions-Policy, as no page uses them. */
const PERMISSIONS = ['camera', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ')

/** Pages without the microphone. A page of the site may lead to a chat, which takes dictation, without a reload. */
const WITHOUT_MICROPHONE = /^\/(?:api|embed|docs)\//

/**
 * Middleware that sets the default security headers; pages and audio add their own. An https `publicUrl` enables HSTS.
 */
export function securityHeaders(publicUrl: string | undefined): MiddlewareHandler {
  const byTls = publicUrl?.startsWith('https:') ?? false
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const type = headers.get('content-type') ?? ''
    const isPage = type.startsWith('text/html')
    headers.set('x-content-type-options', 'nosniff')
    if (byTls) headers.set('strict-transport-security', `max-age=${HSTS_MAX_AGE_S}`)
    if (!headers.has('cross-origin-resource-policy')) headers.set('cross-origin-resource-policy', 'same-origin')
    // A preflight has no content to which a policy applies.
    if (context.res.status === NO_CONTENT) return
    if (PARTS_OF_PAGES.test(context.req.path) && /^text\/(javascript|css)/.test(type)) return
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    const microphone = WITHOUT_MICROPHONE.test(context.req.path) ? '()' : '(self)'
    if (isPage) headers.set('permissions-policy', `${PERMISSIONS}, microphone=${microphone}`)
    else if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    }
  }
}
