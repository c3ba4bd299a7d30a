import { createRequestListener } from '@react-router/node'
import type { ServerBuild } from 'react-router'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type * as App from './app.ts'

/** Address of the API during development. */
const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** Paths served by the API server. */
const PROXIED = [
  '/api',
  '/sampleAudioTTS',
  '/snippets',
  '/flags',
  '/provider-icons',
  '/og/',
  '/badge/',
  '/oembed',
  '/sitemap',
  '/robots.txt',
  '/healthz',
  '/readyz',
]

/** Forwards a loader's request to the API. */
function fetchApi(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return fetch(new URL(pathname + search, API_URL), request)
}

/** Vite plugin that serves the site from source. Loaders and the browser both call the API at `API_URL`. */
export function devSite(): Plugin {
  const proxy = Object.fromEntries(PROXIED.map((path) => [path, { target: API_URL, ws: true }]))
  return {
    name: 'voice-rankings:dev-site',
    apply: 'serve',
    config: () => ({ server: { proxy } }),
    configureServer(server) {
      const { ssr } = server.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) return
      const load = <Module>(id: string): Promise<Module> => ssr.runner.import<Module>(id)
      // Runs after Vite's own middleware and before React Router's handler, which would give the loaders no client.
      return () => {
        server.middlewares.use(
          createRequestListener({
            mode: 'development',
            build: () => load<ServerBuild>('virtual:react-router/server-build'),
            async getLoadContext(request) {
              const app = await load<typeof App>('./server/app.ts')
              return app.createSiteContext({ request, fetch: fetchApi, nonce: '', build: '' })
            },
          }),
        )
      }
    },
  }
}
