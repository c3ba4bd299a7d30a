import { randomBytes } from 'node:crypto'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { readSecret } from '../../kernel/database/readSecret.ts'
import { createRealtime, type Realtime } from './createRealtime.ts'
import { openBus } from './openBus.ts'

/** Opens the sockets' registry of this process and connects it to those of the others. */
export async function openRealtime(
  config: Pick<Config, 'databaseUrl' | 'redisUrl'>,
  database: Database,
): Promise<Realtime> {
  const node = randomBytes(6).toString('base64url')
  const secret = await readSecret(database, 'connection ids')
  return createRealtime({ node, secret, openBus: (receive) => openBus(config, database, { node, receive }) })
}
