import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Limiter } from '../../kernel/limits/limiter.ts'
import type { Metrics } from '../../kernel/metrics/metrics.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import type { Lexicons } from '../lexicon/createLexicons.ts'
import type { Mastering } from '../mastering/createMastering.ts'
import type { SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import type { Uploads } from '../uploads/uploads.ts'

export interface SnippetServices {
  readonly config: Pick<Config, 'snippetUpload' | 'speechWait'>
  readonly database: Database
  readonly store: ObjectStore
  readonly limiter: Limiter
  readonly speech: SpeechService
  readonly metrics?: Metrics | undefined
  readonly lexicons: Lexicons
  readonly mastering: Mastering
  readonly uploads: Uploads
  readonly snippetAccess: SnippetAccess
}
