import { ApiError } from './apiError.ts'

/** Methods without side effects. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: rejects cookie-bearing requests that a page of another site made, by `Origin`, or by
 * `Sec-Fetch-Site` where the browser sends no `Origin`. A request without cookies carries no authority and may come
 * from anywhere.
 */
export function refuseForeignOrigin({ method, headers, url }: Request, publicUrl: string | undefined): void {
  if (SAFE.has(method) || !headers.has('cookie')) return
  if (comesFromHere({ headers, url }, publicUrl)) return
  throw new ApiError('forbidden', 'This request came from another site. Send it from a page of this one.')
}

/** True when the browser's headers prove that a page of this server sent the request. */
export function comesFromHere(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  publicUrl: string | undefined,
): boolean {
  const origin = headers.get('origin')
  return origin === null ? headers.get('sec-fetch-site') === 'same-origin' : isOwnOrigin(origin, url, publicUrl)
}

/**
 * True when an origin is this server's. Without a configured address it is compared with the Host header, ignoring the
 * scheme, because a proxy may terminate TLS.
 */
export function isOwnOrigin(origin: string, requestUrl: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  const { protocol, host } = new URL(origin)
  return /^https?:$/.test(protocol) && host === new URL(requestUrl).host
}
