import { setTimeout as sleep } from 'node:timers/promises'
import type { ListedVoice } from '../features/catalogueJob/fillCatalogue.ts'
import { type CatalogueJob, measureCatalogue } from '../features/catalogueJob/measureCatalogue.ts'
import { createConverter } from '../features/downloads/createConverter.ts'
import { loadSite, type Site } from '../features/files/loadSite.ts'
import type { Mailer } from '../features/mail/createMailer.ts'
import { createMastering } from '../features/mastering/createMastering.ts'
import { createProviderIcons } from '../features/providerIcons/createProviderIcons.ts'
import { attachSocket } from '../features/realtime/attachSocket.ts'
import { type Cookies, createCookies } from '../features/session/cookies.ts'
import { createIdentify } from '../features/session/createIdentify.ts'
import type { LoginProvider } from '../features/session/oidc/createLoginProvider.ts'
import { createSpeech } from '../features/speech/createSpeech.ts'
import type { SpeechEngine } from '../features/speech/engine.ts'
import type { Handlers } from '../kernel/api/handlers.ts'
import type { Config } from '../kernel/config/config.ts'
import { createHttpServer } from '../kernel/http/createHttpServer.ts'
import { drainConnections } from '../kernel/http/drainConnections.ts'
import { listen } from '../kernel/http/listen.ts'
import { noticeProxy } from '../kernel/http/noticeProxy.ts'
import { isLoopback } from '../kernel/http/ownAddress.ts'
import type { Log } from '../kernel/log/createLog.ts'
import { createStore } from '../kernel/storage/createStore.ts'
import { createApp } from './createApp.ts'
import { createHandlers, createStartingHandlers } from './createHandlers.ts'
import { openServices } from './openServices.ts'
import type { Services } from './services.ts'
import { startCleaning } from './startCleaning.ts'

export interface ServerOptions {
  config: Config
  log: Log
  version: string
  engines: readonly SpeechEngine[]
  /** Every voice of the catalogue with the passage it speaks, in the order in which they are measured. */
  listed: readonly ListedVoice[]
  /** The pages; default: those that have been built, null for none. */
  site?: Site | null
}

/** A running server. */
export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly url: string
  /** Resolves once every voice has been measured, or has failed; rejects when the database cannot be opened. */
  readonly catalogueDone: Promise<void>
  /** Answers a request without the network, as the pages of this server ask. */
  fetch(request: Request): Promise<Response>
  /** Every route, in the order in which they are asked; middleware is among them, as `ALL`. */
  readonly routes: readonly { readonly method: string; readonly path: string }[]
  /** What the features work with, once the database is open: for what runs in the same process. */
  readonly services: Promise<Services>
  /** Lets requests under way finish, then stops everything. */
  close(): Promise<void>
}

/** How long to wait after the catalogue could not be measured, in ms. */
const MEASURE_RETRY_MS = 30_000

/** How long requests under way may take when the server stops, in ms. */
const DRAIN_MS = 10_000

/**
 * Starts the server: it listens at once, then opens the database, then measures the voices that have not been.
 * Throws when it cannot listen.
 */
export async function createServer({
  config,
  log,
  version,
  engines,
  listed,
  site,
}: ServerOptions): Promise<RunningServer> {
  const stopping = new AbortController()
  const { signal } = stopping
  const store = createStore(config)
  const speech = createSpeech({ engines })
  const mastering = createMastering({ workers: config.masteringWorkers })
  const converter = createConverter(config)
  const cookies = createCookies(config.publicUrl?.startsWith('https:') ?? false)
  const mailer = await mailerOf(config)
  const around = {
    embedOrigins: config.embedOrigins,
    cookies,
    loginProvider: await loginProviderOf(config, cookies, log),
    mailer,
    trustedProxies: config.trustedProxies,
    noticeProxy: noticeProxy(log, config.trustedProxies),
    publicUrl: config.publicUrl,
    hostIsTrue: isLoopback(config.host),
    store,
    log,
    version,
    site: site === undefined ? await loadSite() : (site ?? undefined),
    uploadOrigins: config.s3Endpoint && config.snippetUpload === 'client' ? [new URL(config.s3Endpoint).origin] : [],
    findIcon: createProviderIcons({ address: config.providerIcons, store, log }),
    flagsDir: config.flagsDir,
  }
  const appOf = (handlers: Partial<Handlers>, services?: Services) =>
    createApp({ ...around, handlers, services, identify: createIdentify(cookies, services?.sessions) })

  // Answers until the database is open, and is then replaced by one with all services.
  let app = appOf(createStartingHandlers(speech))
  const server = createHttpServer((request, env) => app.fetch(request, env))
  const socket = attachSocket(server, config)
  const drain = drainConnections(server, DRAIN_MS)
  const url = await listen(server, config)
  if (config.publicUrl === undefined && !isLoopback(config.host)) {
    log.info(
      'Other machines are let in (HOST), and PUBLIC_URL does not say how they reach this server. Whoever asks can choose the host that an answer names, so pages name none: link previews and pasted links show no player. Set PUBLIC_URL to the address that visitors see.',
    )
  }

  const opening = openServices(config, { store, speech, mastering, converter })
  async function start(): Promise<{ services: Services; stopCleaning: () => void }> {
    const { services } = await opening
    const stopCleaning = await startCleaning(services, log)
    // All at once: once the server says that it is ready, it answers every call.
    app = appOf(createHandlers(services), services)
    socket.open(services.realtime)
    return { services, stopCleaning }
  }
  const started = start()
  const services = started.then((running) => running.services)
  const catalogueDone = services.then((found) => measureUntilDone({ ...found, listed, log, signal }))
  // A rejection that nobody awaits would end the process.
  for (const waited of [services, catalogueDone]) waited.catch(() => {})

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
      await catalogueDone.catch(() => {})
      await started.then(
        ({ stopCleaning }) => stopCleaning(),
        () => {},
      )
      await Promise.all([speech.close(), mastering.close(), converter.close()])
      mailer?.close()
      await opening.then(
        (open) => open.close(),
        () => {},
      )
    },
  }
}

/** Measures the voices that have not been, however often the database or the disk is away meanwhile. */
async function measureUntilDone(job: CatalogueJob): Promise<void> {
  const { log, signal } = job
  while (!signal.aborted) {
    try {
      return await measureCatalogue(job)
    } catch (error) {
      // What there is goes on being served.
      log.error(`The catalogue could not be measured; trying again in ${MEASURE_RETRY_MS / 1000} s.`, error)
      await sleep(MEASURE_RETRY_MS, undefined, { signal }).catch(() => {})
    }
  }
}

async function loginProviderOf(config: Config, cookies: Cookies, log: Log): Promise<LoginProvider | undefined> {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, publicUrl } = config
  if (issuer === undefined || clientId === undefined) return undefined
  // Loaded by those who need it: it takes a while.
  const { createLoginProvider } = await import('../features/session/oidc/createLoginProvider.ts')
  return createLoginProvider({ issuer, clientId, clientSecret, publicUrl, cookies, log })
}

async function mailerOf({ smtpUrl, mailFrom, oidcIssuer }: Config): Promise<Mailer | undefined> {
  // A login provider has its own ways to forget a password.
  if (smtpUrl === undefined || mailFrom === undefined || oidcIssuer !== undefined) return undefined
  const { createMailer } = await import('../features/mail/createMailer.ts')
  return createMailer(smtpUrl, mailFrom)
}
