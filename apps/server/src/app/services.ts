import type { Scorer } from '../features/blind/createScorer.ts'
import type { BookWriter } from '../features/books/createBookWriter.ts'
import type { Exports } from '../features/books/createExports.ts'
import type { Documents } from '../features/documents/createDocuments.ts'
import type { AudioConverter } from '../features/downloads/createConverter.ts'
import type { Lexicons } from '../features/lexicon/createLexicons.ts'
import type { LicenseKeys } from '../features/licenses/createLicenseKeys.ts'
import type { Mailer } from '../features/mail/createMailer.ts'
import type { Mastering } from '../features/mastering/createMastering.ts'
import type { Realtime } from '../features/realtime/createRealtime.ts'
import type { Recordings } from '../features/recordings/createRecordings.ts'
import type { Sessions } from '../features/session/createSessions.ts'
import type { KnownDevices } from '../features/session/knownDevices.ts'
import type { SpeakOnce } from '../features/snippets/createSpeakOnce.ts'
import type { SnippetAccess } from '../features/snippetAccess/createSnippetAccess.ts'
import type { SpeechService } from '../features/speech/createSpeech.ts'
import type { ReceiveUpload } from '../features/uploads/createReceiveUpload.ts'
import type { Uploads } from '../features/uploads/uploads.ts'
import type { Works } from '../features/works/createWorks.ts'
import type { Config } from '../kernel/config/config.ts'
import type { Database } from '../kernel/database/database.ts'
import type { Limiter } from '../kernel/limits/limiter.ts'
import type { Metrics } from '../kernel/metrics/metrics.ts'
import type { ObjectStore } from '../kernel/storage/objectStore.ts'

/** All services of the features. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly store: ObjectStore
  readonly speech: SpeechService
  readonly mastering: Mastering
  readonly recordings: Recordings
  readonly documents: Documents
  readonly converter: AudioConverter
  readonly bookWriter: BookWriter
  readonly exports: Exports
  readonly uploads: Uploads
  readonly receiveUpload: ReceiveUpload
  readonly snippetAccess: SnippetAccess
  readonly lexicons: Lexicons
  readonly speakOnce: SpeakOnce
  readonly works: Works
  readonly scorer: Scorer
  readonly sessions: Sessions
  readonly knownDevices: KnownDevices
  readonly realtime: Realtime
  readonly licenseKeys: LicenseKeys
  /** Undefined on a server without a mail server. */
  readonly mailer: Mailer | undefined
  readonly limiter: Limiter
  readonly metrics: Metrics | undefined
}
