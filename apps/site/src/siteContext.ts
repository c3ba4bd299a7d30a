import { createClient, type Client } from '@voice-rankings/sdk'
import { RouterContextProvider, createContext } from 'react-router'

/** The API as loaders call it: in this process, for the visitor who asked for the page. */
export const clientContext = createContext<Client>()

/** Allows this answer's own scripts under its content security policy. */
export const nonceContext = createContext('')

/** A request of a loader with the cookies of whoever asked for the page, so that the API knows who it is for. */
function asVisitor(inner: Request, page: Request): Request {
  const cookie = page.headers.get('cookie')
  if (cookie !== null) inner.headers.set('cookie', cookie)
  // The site itself asks, and its loaders only read; without this a call by POST is taken for another site's.
  inner.headers.set('sec-fetch-site', 'same-origin')
  return inner
}

/** Names the build that the page is of; empty when it is unknown, as while the site is developed. */
export const buildContext = createContext('')

/** What canonical addresses start with, without a slash at its end; empty while it is not known, which makes them paths. */
export const originContext = createContext('')

interface SiteContextOptions {
  request: Request
  fetch: (request: Request) => Promise<Response>
  nonce: string
  build: string
  /** Where the site is reached, when that is known. */
  publicUrl?: string | undefined
  /** Whether the host that this page was asked for stands for that otherwise. Default true. */
  hostIsTrusted?: boolean
}

/** Fills the context that middleware and loaders read, for one request. */
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
    // The API is this process: what failed a moment ago would fail again, and the visitor is waiting.
    retries: 0,
  })
  context.set(clientContext, client)
  context.set(nonceContext, nonce)
  context.set(buildContext, build)
  const known = publicUrl ?? (hostIsTrusted ? request.url : undefined)
  context.set(originContext, known === undefined ? '' : new URL(known).origin)
  return context
}
