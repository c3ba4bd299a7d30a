import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createSiteContext } from '../src/siteContext.ts'
import { withSecurityHeaders } from './securityHeaders.ts'

export { createSiteContext }
export { INDEXED_PATHS } from '../src/indexedPaths.ts'

/** `visitor` is the visitor's network address. */
type FetchHandler = (request: Request, visitor: string) => Promise<Response>

/** Dependencies of the site on its host process. */
export interface SiteOptions {
  /** Handles an API request of a visitor in-process, without a network request. */
  fetch: FetchHandler
  /** Build id, so a page can detect a newer build; empty if unknown. */
  build: string
  /** Additional origins to which a page may upload audio. */
  uploadOrigins: readonly string[]
  /** Public address of the site, if known. Pages use it in canonical addresses. */
  publicUrl?: string | undefined
  /** True if the request's host is used when `publicUrl` is unknown. */
  hostIsTrusted: boolean
}

/** Creates the request handler that renders the site. The caller serves the files of `build/client` first. */
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
