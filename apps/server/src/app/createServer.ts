import { setTimeout as sleep } from 'node:timers/promises'
import type { Readiness } from '@voice-rankings/contract'
import type { ListedVoice } from '../features/catalogueJob/fillCatalogue.ts'
import { measureCatalogue } from '../features/catalogueJob/measureCatalogue.ts'
import { engineStates, readReadiness } from '../features/catalogueJob/readReadiness.ts'
import { createCredits } from '../features/credits/createCredits.ts'
import { createConverter } from '../features/downloads/createConverter.ts'
import { removeLeftDirectories } from '../features/downloads/workDirectory.ts'
import { loadSite, type Site } from '../features/files/loadSite.ts'
import type { Mailer } from '../features/mail/createMailer.ts'
import { createMastering } from '../features/mastering/createMastering.ts'
import { createProviderIcons } from '../features/providerIcons/createProviderIcons.ts'
import { warnOfUnknown } from '../features/ratings/warnOfUnknown.ts'
import { attachSocket } from '../features/realtime/attachSocket.ts'
import type { Realtime } from '../features/realtime/createRealtime.ts'
import { openRealtime } from '../features/realtime/openRealtime.ts'
import { type Cookies, createCookies } from '../features/session/cookies.ts'
import { createIdentify } from '../features/session/createIdentify.ts'
import { createSessions } from '../features/session/createSessions.ts'
import { createKnownDevices } from '../features/session/knownDevices.ts'
import type { LoginProvider } from '../features/session/oidc/createLoginProvider.ts'
import { createSnippetAccess } from '../features/snippetAccess/createSnippetAccess.ts'
import { removeUnknownFiles } from '../features/snippets/removeUnknownFiles.ts'
import { createSpeech } from '../features/speech/createSpeech.ts'
import type { SpeechEngine } from '../features/speech/engine.ts'
import { createReceiveUpload, type ReceiveUpload } from '../features/uploads/createReceiveUpload.ts'
import { createUploads } from '../features/uploads/createUploads.ts'
import type { Handlers } from '../kernel/api/handlers.ts'
import type { Config } from '../kernel/config/config.ts'
import type { Database } from '../kernel/database/database.ts'
import { openDatabase } from '../kernel/database/openDatabase.ts'
import { readSecret } from '../kernel/database/readSecret.ts'
import { removeExpired } from '../kernel/database/removeExpired.ts'
import { createHttpServer } from '../kernel/http/createHttpServer.ts'
import { drainConnections } from '../kernel/http/drainConnections.ts'
import { listen } from '../kernel/http/listen.ts'
import { isLoopback } from '../kernel/http/ownAddress.ts'
import { type OpenLimiter, openLimiter } from '../kernel/limits/openLimiter.ts'
import type { Log } from '../kernel/log/createLog.ts'
import { createStore } from '../kernel/storage/createStore.ts'
import { removeOldFiles } from '../kernel/storage/removeOldFiles.ts'
import { createApp } from './createApp.ts'
import { createHandlers } from './createHandlers.ts'
import type { Services } from './services.ts'

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

/** How often what has expired is removed, in ms. */
const CLEAN_MS = 3_600_000

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
  const store = createStore(config)
  const speech = createSpeech({ engines })
  const mastering = createMastering({ workers: config.masteringWorkers })
  const converter = createConverter(config)
  let database: Database | undefined

  async function readiness(): Promise<Readiness> {
    if (services) return readReadiness(services.database, speech)
    const none = { voices_done: 0, voices_total: 0, voices_failed: 0 }
    return { ready: false, message: 'The database is being opened.', ...none, engines: engineStates(speech) }
  }
  let handlers: Partial<Handlers> = {
    getHealth: () => ({ ok: true }),
    async getReadiness(_input, call) {
      const state = await readiness()
      if (!state.ready) call.setStatus(503)
      return state
    },
  }

  const pages = site === undefined ? await loadSite() : (site ?? undefined)
  const cookies = createCookies(config.publicUrl?.startsWith('https:') ?? false)
  const mailer = await mailerOf(config)
  let services: Services | undefined
  let receiveUpload: ReceiveUpload | undefined
  const app = createApp({
    handlers: () => handlers,
    services: () => services,
    embedOrigins: config.embedOrigins,
    cookies,
    loginProvider: await loginProviderOf(config, cookies, log),
    mailer,
    identify: createIdentify(cookies, () => services?.sessions),
    trustedProxies: config.trustedProxies,
    publicUrl: config.publicUrl,
    hostIsTrue: isLoopback(config.host),
    store,
    receiveUpload: () => receiveUpload,
    log,
    version,
    site: pages,
    uploadOrigins: config.s3Endpoint && config.snippetUpload === 'client' ? [new URL(config.s3Endpoint).origin] : [],
    findIcon: createProviderIcons({ address: config.providerIcons, store, log }),
    flagsDir: config.flagsDir,
  })
  const server = createHttpServer(app.fetch)
  const socket = attachSocket(server, { ...config, realtime: () => services?.realtime })
  const drain = drainConnections(server, DRAIN_MS)
  const url = await listen(server, config)
  if (config.publicUrl === undefined && !isLoopback(config.host)) {
    log.info(
      'Other machines are let in (HOST), and PUBLIC_URL does not say how they reach this server. Whoever asks can choose the host that an answer names, so pages name none: link previews and pasted links show no player. Set PUBLIC_URL to the address that visitors see.',
    )
  }

  let cleaning: NodeJS.Timeout | undefined
  let limiter: OpenLimiter | undefined
  let realtime: Realtime | undefined
  const opened = Promise.withResolvers<Services>()
  async function work(): Promise<void> {
    database = await openDatabase(config)
    const sessions = createSessions(database)
    realtime = await openRealtime(config, database)
    limiter = await openLimiter(config, database)
    const uploadSecret = await readSecret(database, 'uploads')
    const uploads = createUploads(config, store, uploadSecret)
    const snippetAccess = createSnippetAccess(database, await readSecret(database, 'snippets'))
    const audio = { store, speech, mastering, converter, uploads, snippetAccess }
    const knownDevices = createKnownDevices(await readSecret(database, 'devices'))
    const found = { config, database, ...audio, sessions, knownDevices, realtime, limiter }
    const credits = createCredits(database)
    // Only this process uses the embedded database, so what is set aside there was set aside by one that has ended.
    await credits.releaseOld(config.databaseUrl === undefined ? 0 : undefined)
    const cleanStore = () =>
      Promise.all([removeOldFiles(found.database, store), removeUnknownFiles(found.database, store)]).catch(
        (error: unknown) => log.error('Files that nothing needs could not be removed.', error),
      )
    const tidy = () =>
      Promise.all([
        removeExpired(found.database),
        credits.releaseOld(),
        warnOfUnknown(found.database, log),
        cleanStore(),
        removeLeftDirectories(),
      ])
    void removeLeftDirectories().catch(() => {})
    void cleanStore()
    cleaning = setInterval(() => {
      tidy().catch((error: unknown) => log.error('What is over could not be removed; trying again in an hour.', error))
    }, CLEAN_MS)
    // All at once: whoever is told that the server is ready finds every call answered.
    handlers = { ...handlers, ...createHandlers(found) }
    receiveUpload = createReceiveUpload(found, uploadSecret)
    services = found
    opened.resolve(found)
    const { signal } = stopping
    while (!signal.aborted) {
      try {
        return await measureCatalogue({ ...found, listed, log, signal })
      } catch (error) {
        // The database or the disk is away: what there is goes on being served.
        log.error(`The catalogue could not be measured; trying again in ${MEASURE_RETRY_MS / 1000} s.`, error)
        await sleep(MEASURE_RETRY_MS, undefined, { signal }).catch(() => {})
      }
    }
  }
  const catalogueDone = work()
  catalogueDone.catch(opened.reject)
  opened.promise.catch(() => {})

  return {
    url,
    catalogueDone,
    routes: app.routes,
    services: opened.promise,
    fetch: async (request) => app.fetch(request),
    async close() {
      stopping.abort()
      socket.close()
      clearInterval(cleaning)
      await drain()
      await catalogueDone.catch(() => {})
      await Promise.all([speech.close(), mastering.close(), converter.close()])
      await realtime?.close()
      limiter?.close()
      mailer?.close()
      await database?.close()
    },
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
