import { createClient, type Client } from '@voice-rankings/sdk'
import { RouterContextProvider, createContext } from 'react-router'

/** API client of loaders: in-process and on behalf of the page's visitor. */
export const clientContext = createContext<Client>()

/** CSP nonce of the response. */
export const nonceContext = createContext('')

/** Loader request with the cookies of the page request, which identify the visitor. */
function asVisitor(inner: Request, page: Request): Request {
  const cookie = page.headers.get('cookie')
  if (cookie !== null) inner.headers.set('cookie', cookie)
  // Marks the request as same-origin; otherwise POST calls would be rejected as cross-site. Loaders only read data.
  inner.headers.set('sec-fetch-site', 'same-origin')
  return inner
}

/** Build id of the page; empty if unknown, as during development. */
export const buildContext = createContext('')

/** Prefix of canonical addresses, without a trailing slash; empty if unknown, which makes them paths. */
export const originContext = createContext('')

interface SiteContextOptions {
  request: Request
  fetch: (request: Request) => Promise<Response>
  nonce: string
  build: string
  /** Public address of the site, if known. */
  publicUrl?: string | undefined
  /** True if the request's host is used otherwise. Default true. */
  hostIsTrusted?: boolean
}

/** Creates the context that middleware and loaders read, for one request. */
export function createSiteContext({
  request,
  fetch,
  nonce,
  build,
  publicUrl,
  hostIsTrusted = true,
}: SiteContextOptions): RouterContextProvider {
  const context = new RouterContextProvider()
  const client = createClient({
    baseUrl: new URL(request.url).origin,
    fetch: (url, init) => fetch(asVisitor(new Request(url, init), request)),
    // A retry in the same process would fail again, and the visitor is waiting.
    retries: 0,
  })
  context.set(clientContext, client)
  context.set(nonceContext, nonce)
  context.set(buildContext, build)
  const known = publicUrl ?? (hostIsTrusted ? request.url : undefined)
  context.set(originContext, known === undefined ? '' : new URL(known).origin)
  return context
}
