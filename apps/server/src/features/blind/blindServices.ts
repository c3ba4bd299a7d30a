import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Limiter } from '../../kernel/limits/limiter.ts'
import type { NetworkKey } from '../ratings/createNetworkKey.ts'
import type { SpeakOnce } from '../snippets/createSpeakOnce.ts'
import type { SpeechService } from '../speech/createSpeech.ts'
import type { Catalogue } from '../voices/createCatalogue.ts'
import type { Scorer } from './createScorer.ts'

export interface BlindServices {
  readonly config: Pick<Config, 'holdLimit' | 'holdNetworkLimit' | 'holdWindow'>
  readonly database: Database
  readonly limiter: Limiter
  readonly speech: Pick<SpeechService, 'engines'>
  readonly speakOnce: SpeakOnce
  readonly scorer: Scorer
}

/** What handlers need besides the services. */
export interface BlindReading {
  readonly networkKey: NetworkKey
  readonly readCatalogue: () => Promise<Catalogue>
}
