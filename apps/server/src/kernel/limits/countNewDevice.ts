import type { Call } from '../api/handlers.ts'
import { networkOf } from '../http/clientAddress.ts'
import type { Limit, Limiter } from './limiter.ts'
import { requireAllowance } from './requireAllowance.ts'

/** New devices per network: more than the visitors of any real network in a minute. */
export const NEW_DEVICES: Limit = { name: 'new device', points: 300, durationMs: 60_000 }

/**
 * Counts a first-time visitor; throws `too_many_requests` when a network has too many. Existing snippets are free, but
 * each request for one stores an owner: clients that drop their cookie could fill the database.
 */
export async function countNewDevice(
  limiter: Limiter,
  { client, identity }: Pick<Call, 'client' | 'identity'>,
): Promise<void> {
  if (client === 'site' || (await identity()).key !== null) return
  const message = 'Too many new visitors from your network. Try again in a minute.'
  await requireAllowance(limiter, message, [NEW_DEVICES, networkOf(client)])
}
