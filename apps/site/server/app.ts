import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createSiteContext } from '../src/siteContext.ts'
import { withSecurityHeaders } from './securityHeaders.ts'

export { createSiteContext }
export { INDEXED_PATHS } from '../src/indexedPaths.ts'

/** `visitor` is the network address of the person a page is made for. */
type FetchHandler = (request: Request, visitor: string) => Promise<Response>

/** What the site needs of the process it runs in. */
export interface SiteOptions {
  /** Answers a request to the API for a visitor; the site never goes over the network to its own server. */
  fetch: FetchHandler
  /** Names this build, so that a page can tell a newer one; empty when it is unknown. */
  build: string
  /** Origins besides its own to which a page may send audio. */
  uploadOrigins: readonly string[]
  /** Where the site is reached, when that is known: what pages name as their own address. */
  publicUrl?: string | undefined
  /** Whether the host that a page is asked for may stand for that while it is not known. */
  hostIsTrusted: boolean
}

/** Makes the handler that renders the site. Files of `build/client` are the caller's to serve, before this handler. */
export function createSiteHandler(options: SiteOptions): FetchHandler {
  const render = createRequestHandler(build, import.meta.env.MODE)
  const { fetch, build: name, uploadOrigins, publicUrl, hostIsTrusted } = options
  return async (request, visitor) => {
    const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
    const response = await render(
      request,
      createSiteContext({
        request,
        fetch: (inner) => fetch(inner, visitor),
        nonce,
        build: name,
        publicUrl,
        hostIsTrusted,
      }),
    )
    return withSecurityHeaders(response, { nonce, uploadOrigins, path: new URL(request.url).pathname })
  }
}
