import { voiceMap, voiceSamples } from '@voice-rankings/contract'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { serveDocs } from '../features/docs/serveDocs.ts'
import { serveBadge } from '../features/badge/serveBadge.ts'
import { serveBlind } from '../features/files/serveBlind.ts'
import { type FilesOptions, serveFiles } from '../features/files/serveFiles.ts'
import { receiveCheckout } from '../features/licenses/checkout/receiveCheckout.ts'
import { serveOembed } from '../features/oembed/serveOembed.ts'
import { serveOpenGraph } from '../features/openGraph/serveOpenGraph.ts'
import { servePodcasts } from '../features/podcasts/servePodcasts.ts'
import type { FindIcon } from '../features/providerIcons/createProviderIcons.ts'
import { serveProviderIcons } from '../features/providerIcons/serveProviderIcons.ts'
import type { AccountOptions } from '../features/session/accountOptions.ts'
import { serveAccount } from '../features/session/serveAccount.ts'
import { serveSitemap } from '../features/sitemap/serveSitemap.ts'
import { receiveUploads } from '../features/uploads/receiveUploads.ts'
import { type ApiOptions, bindApi } from '../kernel/api/bindApi.ts'
import { refuseBrokenText } from '../kernel/api/refuseBrokenText.ts'
import { accessLog } from '../kernel/http/accessLog.ts'
import { allowEmbeds } from '../kernel/http/allowEmbeds.ts'
import { ApiError } from '../kernel/http/apiError.ts'
import type { AppEnv } from '../kernel/http/appEnv.ts'
import { countRequests } from '../kernel/http/countRequests.ts'
import { errorAnswer } from '../kernel/http/errorAnswer.ts'
import { securityHeaders } from '../kernel/http/securityHeaders.ts'
import { type MetricsOptions, serveMetrics } from '../kernel/http/serveMetrics.ts'
import type { Log } from '../kernel/log/createLog.ts'
import type { Services } from './services.ts'

export interface AppOptions
  extends ApiOptions, AccountOptions, MetricsOptions, Omit<FilesOptions, 'services' | 'ready'> {
  /** Undefined until the database is open: routes that need it answer `starting`. */
  services: Services | undefined
  log: Log
  /** Shared between the apps, so that its warning is logged once. */
  warnUntrustedProxy: MiddlewareHandler<AppEnv>
  version: string
  findIcon: FindIcon
}

/** Builds the whole server as one fetch handler: API, audio files and, if built, the site. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { log, services, site } = options
  const app = new Hono<AppEnv>()
  app.use(accessLog(log))
  if (options.metrics) app.use(countRequests(options.metrics))
  app.use(options.warnUntrustedProxy)
  app.use(securityHeaders(options.publicUrl))
  app.use(compress())
  app.use(refuseBrokenText)
  serveAccount(app, options)
  // Before the general rule for API calls: uploads have their own CORS headers.
  receiveUploads(app, services?.receiveUpload)
  receiveCheckout(app, options)
  app.use('/api/*', allowEmbeds(options.embedOrigins))
  // Rarely changed: an unchanged answer is a 304.
  for (const { path } of [voiceMap, voiceSamples]) app.use(path, etag())
  bindApi(app, options)
  serveBlind(app, options)
  serveMetrics(app, options)
  serveDocs(app, { ...options, guide: site?.docs !== undefined })
  app.all('/api/*', (context) => {
    throw new ApiError('not_found', `There is no ${context.req.method} ${context.req.path}. See /api/v1/docs.`)
  })
  serveOpenGraph(app, options)
  serveBadge(app, options)
  serveOembed(app, options)
  servePodcasts(app, options)
  serveProviderIcons(app, options)
  if (site) {
    const readPaths = async () => [...(site.indexedPaths ?? []), ...((await site.docs?.())?.paths ?? [])]
    serveSitemap(app, { ...options, readPaths })
  }
  serveFiles(app, { ...options, ready: services !== undefined })
  app.notFound((context) => errorAnswer(context, new ApiError('not_found', `Page not found: ${context.req.path}`), log))
  app.onError((error, context) => errorAnswer(context, error, log))
  return app
}
