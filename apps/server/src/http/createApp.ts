import { voiceMap } from '@voice-rankings/contract'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { serveDocs } from '../docs/serveDocs.ts'
import type { ObjectStore } from '../storage/objectStore.ts'
import type { ReceiveUpload } from '../uploads/createReceiveUpload.ts'
import { accessLog } from './accessLog.ts'
import { allowEmbeds } from './allowEmbeds.ts'
import { ApiError } from './apiError.ts'
import type { AppEnv } from './appEnv.ts'
import { type ApiOptions, bindApi } from './bindApi.ts'
import type { Log } from './createLog.ts'
import { errorAnswer } from './errorAnswer.ts'
import { receiveUploads } from './receiveUploads.ts'
import { securityHeaders } from './securityHeaders.ts'
import type { AccountOptions } from '../session/accountOptions.ts'
import { serveAccount } from '../session/serveAccount.ts'
import { serveAudio } from './serveAudio.ts'
import { serveSite, type Site } from './serveSite.ts'

export interface AppOptions extends ApiOptions, AccountOptions {
  store: ObjectStore
  /** Takes in what clients upload; undefined while the server starts. */
  receiveUpload?: () => ReceiveUpload | undefined
  log: Log
  version: string
  /** The pages, when they have been built. */
  site?: Site | undefined
}

/** Everything the server answers, as one fetch handler: the API, audio files and, when it is built, the site. */
export function createApp({ store, receiveUpload, log, version, site, ...api }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(accessLog(log))
  app.use(securityHeaders)
  app.use(compress())
  serveAccount(app, api)
  // Before the rule for all other calls: an upload has one of its own.
  receiveUploads(app, () => receiveUpload?.())
  app.use('/api/*', allowEmbeds(api.embedOrigins))
  // Large and seldom new: whoever has it is told so in place of being sent it again.
  app.use(voiceMap.path, etag())
  bindApi(app, api)
  serveDocs(app, { ...api, version })
  app.all('/api/*', (context) => {
    throw new ApiError('not_found', `There is no ${context.req.method} ${context.req.path}. See /api/v1/docs.`)
  })
  serveAudio(app, { ...api, store })
  if (site) serveSite(app, site, () => api.handlers().searchVoices !== undefined)
  app.notFound((context) => errorAnswer(context, new ApiError('not_found', `Page not found: ${context.req.path}`), log))
  app.onError((error, context) => errorAnswer(context, error, log))
  return app
}
