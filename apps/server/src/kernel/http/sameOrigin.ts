import { ApiError } from './apiError.ts'

/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site's page makes a visitor's browser send, by its `Origin`, or where a browser sends none by
 * `Sec-Fetch-Site`. A request without cookies carries nothing of the visitor, so it may come from anywhere.
 */
export function refuseForeignOrigin({ method, headers, url }: Request, publicUrl: string | undefined): void {
  if (SAFE.has(method) || !headers.has('cookie')) return
  if (comesFromHere({ headers, url }, publicUrl)) return
  throw new ApiError('forbidden', 'This request came from another site. Send it from a page of this one.')
}

/** Whether a browser vouches that a page of this server sent the request; nobody else can vouch for that. */
export function comesFromHere(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  publicUrl: string | undefined,
): boolean {
  const origin = headers.get('origin')
  return origin === null ? headers.get('sec-fetch-site') === 'same-origin' : isOwnOrigin(origin, url, publicUrl)
}

/**
 * Whether an origin is this server's. Without a configured address it is the host that was asked; the scheme is left
 * open then, because a proxy may stand before us that speaks TLS.
 */
export function isOwnOrigin(origin: string, requestUrl: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  const { protocol, host } = new URL(origin)
  return /^https?:$/.test(protocol) && host === new URL(requestUrl).host
}
