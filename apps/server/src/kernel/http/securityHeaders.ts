import type { MiddlewareHandler } from 'hono'

/** How long a browser comes by TLS only, once it has, in seconds. */
const TLS_ONLY_S = 31_536_000

/** What no page of ours asks a browser for. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ')

/**
 * Headers that keep what the server sends from being taken for something else. Pages and audio add their own. `publicUrl`
 * tells whether visitors come by TLS.
 */
export function securityHeaders(publicUrl: string | undefined): MiddlewareHandler {
  const byTls = publicUrl?.startsWith('https:') ?? false
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    headers.set('x-content-type-options', 'nosniff')
    if (byTls) headers.set('strict-transport-security', `max-age=${TLS_ONLY_S}`)
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    if (!headers.has('cross-origin-resource-policy')) headers.set('cross-origin-resource-policy', 'same-origin')
    if (isPage) headers.set('permissions-policy', PERMISSIONS)
    else if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    }
  }
}
