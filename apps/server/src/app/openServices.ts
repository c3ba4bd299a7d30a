import { randomBytes } from 'node:crypto'
import { createScorer } from '../features/blind/createScorer.ts'
import { createExports } from '../features/books/createExports.ts'
import { createLexicons } from '../features/lexicon/createLexicons.ts'
import { createLicenseKeys } from '../features/licenses/createLicenseKeys.ts'
import { createRealtime } from '../features/realtime/createRealtime.ts'
import { openBus } from '../features/realtime/openBus.ts'
import { createSessions } from '../features/session/createSessions.ts'
import { createKnownDevices } from '../features/session/knownDevices.ts'
import { createSpeakOnce } from '../features/snippets/createSpeakOnce.ts'
import { createSnippetAccess } from '../features/snippetAccess/createSnippetAccess.ts'
import { createOwnUploads } from '../features/uploads/createOwnUploads.ts'
import { createReceiveUpload } from '../features/uploads/createReceiveUpload.ts'
import { createS3Uploads } from '../features/uploads/createS3Uploads.ts'
import { createWorks } from '../features/works/createWorks.ts'
import type { Config } from '../kernel/config/config.ts'
import { openDatabase } from '../kernel/database/openDatabase.ts'
import { readSecret } from '../kernel/database/readSecret.ts'
import { openLimiter } from '../kernel/limits/openLimiter.ts'
import type { Log } from '../kernel/log/createLog.ts'
import { readS3Place } from '../kernel/storage/createStore.ts'
import type { Services } from './services.ts'

/** Services that do not need the database. */
export type EarlyServices = Pick<
  Services,
  'store' | 'speech' | 'mastering' | 'recordings' | 'documents' | 'converter' | 'bookWriter' | 'mailer' | 'metrics'
>

export interface OpenServices {
  readonly services: Services
  /** Closes the services opened here; the early services belong to the caller. */
  close(): Promise<void>
}

/** Opens the database and the services that need it. On failure it throws with everything closed again. */
export async function openServices(config: Config, early: EarlyServices, log: Log): Promise<OpenServices> {
  const { store } = early
  await using opened = new AsyncDisposableStack()
  const database = await openDatabase(config)
  opened.defer(() => database.close())
  const limiter = await openLimiter(config, database)
  opened.defer(() => limiter.close())
  const node = randomBytes(6).toString('base64url')
  const realtime = await createRealtime({
    node,
    secret: await readSecret(database, 'connection ids'),
    openBus: (receive) => openBus(config, database, { node, receive }),
  })
  opened.defer(() => realtime.close())
  const scorer = createScorer(database, log)
  opened.defer(() => scorer.close())
  const uploadSecret = await readSecret(database, 'uploads')
  const bucket = readS3Place(config)
  const services: Omit<Services, 'speakOnce' | 'works'> = {
    ...early,
    config,
    database,
    limiter,
    exports: createExports({ ...early, limiter }),
    realtime,
    scorer,
    sessions: createSessions(database),
    knownDevices: createKnownDevices(await readSecret(database, 'devices')),
    lexicons: createLexicons(database),
    licenseKeys: createLicenseKeys(config.dataDir),
    snippetAccess: createSnippetAccess(database, await readSecret(database, 'snippets')),
    uploads: bucket ? createS3Uploads(bucket, store) : createOwnUploads(uploadSecret),
    receiveUpload: createReceiveUpload({ database, store }, uploadSecret),
  }
  const speakOnce = createSpeakOnce(services)
  const works = createWorks({ ...services, speakOnce }, log)
  opened.defer(() => works.jobs.close())
  const closing = opened.move()
  return { services: { ...services, speakOnce, works }, close: () => closing.disposeAsync() }
}
