import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { AudioConverter } from './downloads/createConverter.ts'
import type { Limiter } from './limits/limiter.ts'
import type { Mastering } from './mastering/createMastering.ts'
import type { Realtime } from './realtime/createRealtime.ts'
import type { Sessions } from './session/createSessions.ts'
import type { KnownDevices } from './session/knownDevices.ts'
import type { SnippetAccess } from './snippets/createSnippetAccess.ts'
import type { SpeechService } from './speech/createSpeech.ts'
import type { ObjectStore } from './storage/objectStore.ts'
import type { Uploads } from './uploads/uploads.ts'

/** All that the features work with. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly store: ObjectStore
  readonly speech: SpeechService
  readonly mastering: Mastering
  readonly converter: AudioConverter
  readonly uploads: Uploads
  readonly snippetAccess: SnippetAccess
  readonly sessions: Sessions
  readonly knownDevices: KnownDevices
  readonly realtime: Realtime
  readonly limiter: Limiter
}
