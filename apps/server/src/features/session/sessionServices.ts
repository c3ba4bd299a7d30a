import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Limiter } from '../../kernel/limits/limiter.ts'
import type { Realtime } from '../realtime/createRealtime.ts'
import type { Sessions } from './createSessions.ts'
import type { KnownDevices } from './knownDevices.ts'

/** Services used for signing in and out. */
export interface SessionServices {
  readonly config: Pick<Config, 'passwordLog2n' | 'signUpCredits'>
  readonly database: Database
  readonly limiter: Limiter
  readonly realtime: Realtime
  readonly sessions: Sessions
  readonly knownDevices: KnownDevices
}
