import { voiceMap } from '@voice-rankings/contract'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { serveDocs } from '../features/docs/serveDocs.ts'
import type { Site } from '../features/files/loadSite.ts'
import { serveAudio } from '../features/files/serveAudio.ts'
import { serveDocsSite } from '../features/files/serveDocsSite.ts'
import { serveEmbeds } from '../features/files/serveEmbeds.ts'
import { serveFlags } from '../features/files/serveFlags.ts'
import { serveSite } from '../features/files/serveSite.ts'
import { serveStorybook } from '../features/files/serveStorybook.ts'
import { serveOembed } from '../features/oembed/serveOembed.ts'
import { serveOpenGraph } from '../features/openGraph/serveOpenGraph.ts'
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
import { errorAnswer } from '../kernel/http/errorAnswer.ts'
import { securityHeaders } from '../kernel/http/securityHeaders.ts'
import type { Log } from '../kernel/log/createLog.ts'
import type { ObjectStore } from '../kernel/storage/objectStore.ts'
import type { Services } from './services.ts'

export interface AppOptions extends ApiOptions, AccountOptions {
  /** Undefined until the database is open: what needs it answers that the server is starting. */
  services: Services | undefined
  store: ObjectStore
  log: Log
  /** Given, so that what it has said once is not said again by another app. */
  noticeProxy: MiddlewareHandler<AppEnv>
  version: string
  /** The pages, when they have been built. */
  site?: Site | undefined
  /** Whether pages may name the host they are asked for as theirs, while `publicUrl` is not known. Default true. */
  hostIsTrue?: boolean
  /** Origins besides ours to which pages send audio. */
  uploadOrigins?: readonly string[]
  findIcon: FindIcon
  /** Default: those that come with the server. */
  flagsDir?: string | undefined
}

/** Everything the server answers, as one fetch handler: the API, audio files and, when it is built, the site. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const {
    store,
    log,
    noticeProxy,
    version,
    site,
    uploadOrigins = [],
    findIcon,
    flagsDir,
    hostIsTrue = true,
    ...api
  } = options
  const app = new Hono<AppEnv>()
  app.use(accessLog(log))
  app.use(noticeProxy)
  app.use(securityHeaders(api.publicUrl))
  app.use(compress())
  app.use(refuseBrokenText)
  serveAccount(app, { ...api, log })
  // Before the rule for all other calls: an upload has one of its own.
  receiveUploads(app, api.services?.receiveUpload)
  app.use('/api/*', allowEmbeds(api.embedOrigins))
  // Large and seldom new: whoever has it is told so in place of being sent it again.
  app.use(voiceMap.path, etag())
  bindApi(app, api)
  serveDocs(app, { ...api, version, guide: site?.docs !== undefined })
  app.all('/api/*', (context) => {
    throw new ApiError('not_found', `There is no ${context.req.method} ${context.req.path}. See /api/v1/docs.`)
  })
  serveAudio(app, { ...api, store })
  serveOpenGraph(app, api)
  serveOembed(app, api)
  serveEmbeds(app)
  serveFlags(app, flagsDir)
  serveProviderIcons(app, { ...api, findIcon })
  if (site) {
    const { indexedPaths = [], docs, storybook } = site
    serveSitemap(app, { ...api, paths: [...indexedPaths, ...(docs?.paths ?? [])] })
    if (docs) serveDocsSite(app, docs, { uploadOrigins })
    if (storybook) serveStorybook(app, storybook, { uploadOrigins })
    serveSite(app, site, { ...api, hostIsTrue, ready: api.services !== undefined, uploadOrigins })
  }
  app.notFound((context) => errorAnswer(context, new ApiError('not_found', `Page not found: ${context.req.path}`), log))
  app.onError((error, context) => errorAnswer(context, error, log))
  return app
}
