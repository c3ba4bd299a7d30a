import type { Limiter } from '../../kernel/limits/limiter.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Documents } from '../documents/createDocuments.ts'
import type { Lexicons } from '../lexicon/createLexicons.ts'
import type { Realtime } from '../realtime/createRealtime.ts'
import type { SnippetAccess } from '../snippetAccess/createSnippetAccess.ts'
import type { SpeakOnce } from '../snippets/createSpeakOnce.ts'
import type { SpeechService } from '../speech/createSpeech.ts'

export interface WorkServices {
  readonly config: Pick<Config, 'databaseUrl' | 'holdLimit' | 'holdNetworkLimit' | 'holdWindow'>
  readonly database: Database
  readonly limiter: Limiter
  /** Sends the progress of speech to pages. */
  readonly realtime: Pick<Realtime, 'follow' | 'publish'>
  readonly documents: Documents
  readonly snippetAccess: SnippetAccess
  readonly speech: SpeechService
  /** Pronunciations of the owners. */
  readonly lexicons: Lexicons
  /** Speaks each sentence once, together with the texts of snippets. */
  readonly speakOnce: SpeakOnce
}
