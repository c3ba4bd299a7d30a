import type { Database } from './database/database.ts'
import type { Mastering } from './mastering/createMastering.ts'
import type { SpeechService } from './speech/createSpeech.ts'
import type { ObjectStore } from './storage/objectStore.ts'

/** All that the features work with. */
export interface Services {
  readonly database: Database
  readonly store: ObjectStore
  readonly speech: SpeechService
  readonly mastering: Mastering
}
