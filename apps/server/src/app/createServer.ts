import { listCatalogue } from '../features/catalogueJob/listCatalogue.ts'
import { createBookWriter } from '../features/books/createBookWriter.ts'
import { createDocuments } from '../features/documents/createDocuments.ts'
import { createConverter } from '../features/downloads/createConverter.ts'
import { loadSite, type Site } from '../features/files/loadSite.ts'
import type { Mailer } from '../features/mail/createMailer.ts'
import { createProviderIcons } from '../features/providerIcons/createProviderIcons.ts'
import { attachSocket } from '../features/realtime/attachSocket.ts'
import { type Cookies, createCookies } from '../features/session/cookies.ts'
import { createIdentify } from '../features/session/createIdentify.ts'
import type { LoginProvider } from '../features/session/oidc/createLoginProvider.ts'
import type { SpeechEngine } from '../features/speech/engine.ts'
import type { Handlers } from '../kernel/api/handlers.ts'
import type { Config } from '../kernel/config/config.ts'
import { createHttpServer } from '../kernel/http/createHttpServer.ts'
import { drainConnections } from '../kernel/http/drainConnections.ts'
import { listen } from '../kernel/http/listen.ts'
import { warnUntrustedProxy } from '../kernel/http/warnUntrustedProxy.ts'
import { isLoopback } from '../kernel/http/ownAddress.ts'
import type { Log } from '../kernel/log/createLog.ts'
import type { Metrics } from '../kernel/metrics/metrics.ts'
import { createStore } from '../kernel/storage/createStore.ts'
import { createApp } from './createApp.ts'
import { createHandlers, createStartingHandlers } from './createHandlers.ts'
import { keepCatalogue } from './keepCatalogue.ts'
import { keepDriftWatch } from './keepDriftWatch.ts'
import { openServices } from './openServices.ts'
import type { Services } from './services.ts'
import { openSpeech } from './speech/openSpeech.ts'
import { startCleaning } from './startCleaning.ts'

export interface ServerOptions {
  config: Config
  log: Log
  version: string
  /** Local engines; those of configured providers are added. */
  engines: readonly SpeechEngine[]
  /** The built pages; default: those found on disk, null for none. */
  site?: Site | null
  /** Counts what happens; default: nothing is counted, and there is no page with it. */
  metrics?: Metrics | undefined
}

/** A running server. */
export interface RunningServer {
  /** Address at which it listens, such as `http://127.0.0.1:3000`. */
  readonly url: string
  /** Resolves once every voice has been measured or has failed; rejects when the database cannot be opened. */
  readonly catalogueDone: Promise<void>
  /** Handles a request in-process, as for calls of this server's pages. */
  fetch(request: Request): Promise<Response>
  /** All routes in matching order; middleware has the method `ALL`. */
  readonly routes: readonly { readonly method: string; readonly path: string }[]
  /** The services, once the database is open, for code in the same process. */
  readonly services: Promise<Services>
  /** Finishes requests in progress, then stops everything. */
  close(): Promise<void>
}

/** Time limit for requests in progress when the server stops, in ms. */
const DRAIN_MS = 10_000

/**
 * Starts the server: listens first, then opens the database, then measures voices without an up-to-date sample. Throws
 * when it cannot listen.
 */
export async function createServer({
  config,
  log,
  version,
  engines,
  site,
  metrics,
}: ServerOptions): Promise<RunningServer> {
  const stopping = new AbortController()
  const { signal } = stopping
  const store = createStore(config)
  const limiter = async () => (await opening).services.limiter
  const {
    speech,
    mastering,
    recordings,
    aligner,
    close: closeSpeech,
  } = openSpeech({ config, local: engines, log, metrics, limiter })
  const documents = createDocuments({ config, metrics })
  const converter = createConverter({ ffmpeg: config.ffmpeg, metrics })
  const bookWriter = createBookWriter(store, metrics)
  const cookies = createCookies(config.publicUrl?.startsWith('https:') ?? false)
  const mailer = await mailerOf(config)
  const around = {
    embedOrigins: config.embedOrigins,
    cookies,
    loginProvider: await loginProviderOf(config, cookies, log),
    // With a login provider, passwords are reset there.
    mailer: config.oidcIssuer === undefined ? mailer : undefined,
    trustedProxies: config.trustedProxies,
    warnUntrustedProxy: warnUntrustedProxy(log, config.trustedProxies),
    publicUrl: config.publicUrl,
    hostIsTrusted: isLoopback(config.host),
    store,
    log,
    version,
    site: site === undefined ? await loadSite() : (site ?? undefined),
    uploadOrigins: config.s3Endpoint && config.snippetUpload === 'client' ? [new URL(config.s3Endpoint).origin] : [],
    findIcon: createProviderIcons({ address: config.providerIcons, store, log }),
    flagsDir: config.flagsDir,
    metrics,
    metricsToken: config.metricsToken,
  }
  const appOf = (handlers: Partial<Handlers>, services?: Services) =>
    createApp({ ...around, handlers, services, identify: createIdentify(cookies, services?.sessions) })

  // App without services, replaced once the database is open.
  let app = appOf(createStartingHandlers(speech))
  const server = createHttpServer((request, env) => app.fetch(request, env))
  const socket = attachSocket(server, config)
  const drain = drainConnections(server, DRAIN_MS)
  const url = await listen(server, config)
  if (config.publicUrl === undefined && !isLoopback(config.host)) {
    log.info(
      'HOST lets other machines in, but PUBLIC_URL is not set. Without it, the host of a request cannot be trusted. Pages therefore contain no absolute addresses, and link previews and pasted links show no player. Set PUBLIC_URL to the address that visitors see.',
    )
  }

  const opening = openServices(
    config,
    { store, speech, mastering, recordings, documents, converter, bookWriter, mailer, metrics },
    log,
  )
  async function start(): Promise<{ services: Services; stopCleaning: () => void }> {
    const { services } = await opening
    const stopCleaning = await startCleaning(services, log)
    // Replaced in one step: a server that reports readiness answers every call.
    app = appOf(createHandlers(services, log), services)
    socket.open(services.realtime)
    services.works.jobs
      .resume()
      .catch((error: unknown) => log.error('Texts that were being spoken do not continue until the next start.', error))
    return { services, stopCleaning }
  }
  const started = start()
  const services = started.then((running) => running.services)
  const list = () => listCatalogue(speech.engines, { ...config, log })
  const catalogueDone = services.then((found) => keepCatalogue({ ...found, aligner, list, log, signal }))
  const driftWatch = catalogueDone.then(async () => keepDriftWatch({ ...(await services), list, log, signal }))
  // Prevents unhandled rejections, which would end the process.
  for (const waited of [services, catalogueDone, driftWatch]) waited.catch(() => {})

  return {
    url,
    catalogueDone,
    services,
    get routes() {
      return app.routes
    },
    fetch: async (request) => app.fetch(request),
    async close() {
      stopping.abort()
      socket.close()
      await drain()
      await driftWatch.catch(() => {})
      // Sentences in progress are given back before their engines close: otherwise that would count as a failure.
      await started.then(
        ({ services: { works }, stopCleaning }) => {
          stopCleaning()
          return works.jobs.close()
        },
        () => {},
      )
      await Promise.all([closeSpeech(), documents.close(), converter.close(), bookWriter.close()])
      mailer?.close()
      await opening.then(
        (open) => open.close(),
        () => {},
      )
    },
  }
}

async function loginProviderOf(config: Config, cookies: Cookies, log: Log): Promise<LoginProvider | undefined> {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, publicUrl } = config
  if (issuer === undefined || clientId === undefined) return undefined
  // Imported on demand, as it takes a while to load.
  const { createLoginProvider } = await import('../features/session/oidc/createLoginProvider.ts')
  return createLoginProvider({ issuer, clientId, clientSecret, publicUrl, cookies, log })
}

async function mailerOf({ smtpUrl, mailFrom }: Config): Promise<Mailer | undefined> {
  if (smtpUrl === undefined || mailFrom === undefined) return undefined
  const { createMailer } = await import('../features/mail/createMailer.ts')
  return createMailer(smtpUrl, mailFrom)
}
