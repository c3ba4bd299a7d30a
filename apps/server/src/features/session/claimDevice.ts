import type { Database } from '../../kernel/database/database.ts'
import { claimRatings } from '../ratings/claimRatings.ts'
import { lockRatings } from '../ratings/scoreAll.ts'
import { claimSnippets } from '../snippets/claimSnippets.ts'

/**
 * Gives a user what was kept for the device they sign in on: its snippets, ratings and permissions to rate. It happens once,
 * as nothing of the device is left afterwards. Both keys are those of identities.
 */
export async function claimDevice({ queries }: Database, device: string, user: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await claimSnippets(transaction, device, user)
    await lockRatings(transaction)
    await claimRatings(transaction, device, user)
  })
}
