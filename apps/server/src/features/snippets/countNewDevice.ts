import type { Call } from '../../kernel/api/handlers.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'

/** More than the people of any network who come for the first time in a minute. */
export const NEW_DEVICES: Limit = { name: 'new device', points: 300, durationMs: 60_000 }

/**
 * Counts a visitor who is seen for the first time; throws `too_many_requests` when too many come from one network. What was spoken before
 * costs nobody anything, but who asked for it is kept: whoever drops their cookie each time would fill the database.
 */
export async function countNewDevice(
  limiter: Limiter,
  { client, identity }: Pick<Call, 'client' | 'identity'>,
): Promise<void> {
  if (client === 'site' || (await identity()).key !== null) return
  const message = 'Many new visitors come from your network at once. Try again in a minute.'
  await requireAllowance(limiter, message, [NEW_DEVICES, networkOf(client)])
}
