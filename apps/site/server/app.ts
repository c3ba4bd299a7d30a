import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createSiteContext } from '../src/siteContext.ts'
import { withSecurityHeaders } from './securityHeaders.ts'

export { createSiteContext }

/** What the site needs of the process it runs in. */
export interface SiteOptions {
  /** Answers a request to the API; the site never goes over the network to its own server. */
  fetch: (request: Request) => Promise<Response>
}

/** Makes the handler that renders the site. Files of `build/client` are the caller's to serve, before this handler. */
export function createSiteHandler({ fetch }: SiteOptions): (request: Request) => Promise<Response> {
  const render = createRequestHandler(build, import.meta.env.MODE)
  return async (request) => {
    const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
    const response = await render(request, createSiteContext({ request, fetch, nonce }))
    return withSecurityHeaders(response, nonce)
  }
}
