import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createSiteContext } from '../src/siteContext.ts'
import { withSecurityHeaders } from './securityHeaders.ts'

export { createSiteContext }
export { INDEXED_PATHS } from '../src/indexedPaths.ts'

/** What the site needs of the process it runs in. */
export interface SiteOptions {
  /** Answers a request to the API; the site never goes over the network to its own server. */
  fetch: (request: Request) => Promise<Response>
  /** Names this build, so that a page can tell a newer one; empty when it is unknown. */
  build: string
  /** Origins besides its own to which a page may send audio. */
  uploadOrigins: readonly string[]
  /** Where the site is reached, when that is known: what pages name as their own address. */
  publicUrl?: string | undefined
  /** Whether the host that a page is asked for may stand for that while it is not known. */
  hostIsTrue: boolean
}

/** Makes the handler that renders the site. Files of `build/client` are the caller's to serve, before this handler. */
export function createSiteHandler(options: SiteOptions): (request: Request) => Promise<Response> {
  const render = createRequestHandler(build, import.meta.env.MODE)
  const { fetch, build: name, uploadOrigins, publicUrl, hostIsTrue } = options
  return async (request) => {
    const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
    const response = await render(
      request,
      createSiteContext({ request, fetch, nonce, build: name, publicUrl, hostIsTrue }),
    )
    return withSecurityHeaders(response, { nonce, uploadOrigins, path: new URL(request.url).pathname })
  }
}
