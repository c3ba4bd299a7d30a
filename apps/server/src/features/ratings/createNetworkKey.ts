import { createHmac } from 'node:crypto'
import type { Database } from '../../kernel/database/database.ts'
import { readSecret } from '../../kernel/database/readSecret.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'

/**
 * Returns the hash under which a client's network is stored, which does not reveal the address; null for the site
 * itself.
 */
export type NetworkKey = (client: string) => Promise<string | null>

/** Creates the hash function, keyed with a secret of the database. */
export function createNetworkKey(database: Database): NetworkKey {
  let secret: string | undefined
  return async (client) => {
    if (client === 'site') return null
    secret ??= await readSecret(database, 'networks')
    return createHmac('sha256', secret).update(networkOf(client)).digest('base64url')
  }
}
