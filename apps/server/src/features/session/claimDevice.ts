import type { Database } from '../../kernel/database/database.ts'
import { claimRatings } from '../ratings/claimRatings.ts'
import { lockRatings } from '../ratings/scoreAll.ts'
import { claimSnippets } from '../snippets/claimSnippets.ts'

/**
 * Transfers the data of a device to the user who signs in on it: snippets, ratings and rating tokens. Nothing is left
 * for the device, so this happens once. Both keys are those of identities.
 */
export async function claimDevice({ queries }: Database, device: string, user: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await claimSnippets(transaction, device, user)
    await lockRatings(transaction)
    await claimRatings(transaction, device, user)
  })
}
