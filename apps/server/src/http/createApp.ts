import { voiceMap } from '@voice-rankings/contract'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { serveDocs } from '../docs/serveDocs.ts'
import { serveEmbeds } from '../embeds/serveEmbeds.ts'
import { serveOembed } from '../oembed/serveOembed.ts'
import { serveOpenGraph } from '../openGraph/serveOpenGraph.ts'
import type { ObjectStore } from '../storage/objectStore.ts'
import type { ReceiveUpload } from '../uploads/createReceiveUpload.ts'
import { accessLog } from './accessLog.ts'
import { allowEmbeds } from './allowEmbeds.ts'
import { ApiError } from './apiError.ts'
import type { AppEnv } from './appEnv.ts'
import { type ApiOptions, bindApi } from './bindApi.ts'
import type { Log } from './createLog.ts'
import { errorAnswer } from './errorAnswer.ts'
import { noticeProxy } from './noticeProxy.ts'
import { refuseBrokenText } from './refuseBrokenText.ts'
import { receiveUploads } from './receiveUploads.ts'
import { securityHeaders } from './securityHeaders.ts'
import type { AccountOptions } from '../session/accountOptions.ts'
import { serveAccount } from '../session/serveAccount.ts'
import { serveAudio } from './serveAudio.ts'
import { serveProviderIcons } from '../providerIcons/serveProviderIcons.ts'
import type { FindIcon } from '../providerIcons/createProviderIcons.ts'
import type { Site } from '../siteFiles/loadSite.ts'
import { serveDocsSite } from '../siteFiles/serveDocsSite.ts'
import { serveStorybook } from '../siteFiles/serveStorybook.ts'
import { serveFlags } from '../siteFiles/serveFlags.ts'
import { serveSitemap } from '../siteFiles/serveSitemap.ts'
import { serveSite } from './serveSite.ts'

export interface AppOptions extends ApiOptions, AccountOptions {
  store: ObjectStore
  /** Takes in what clients upload; undefined while the server starts. */
  receiveUpload?: () => ReceiveUpload | undefined
  log: Log
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
    receiveUpload,
    log,
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
  app.use(noticeProxy(log, api.trustedProxies))
  app.use(securityHeaders(api.publicUrl))
  app.use(compress())
  app.use(refuseBrokenText)
  serveAccount(app, { ...api, log })
  // Before the rule for all other calls: an upload has one of its own.
  receiveUploads(app, () => receiveUpload?.())
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
    serveSite(app, site, { ...api, hostIsTrue, ready: () => api.handlers().searchVoices !== undefined, uploadOrigins })
  }
  app.notFound((context) => errorAnswer(context, new ApiError('not_found', `Page not found: ${context.req.path}`), log))
  app.onError((error, context) => errorAnswer(context, error, log))
  return app
}
