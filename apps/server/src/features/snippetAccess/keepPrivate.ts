import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { shareSettings } from '../../kernel/database/shareTables.ts'

/** Primary key of share settings. */
export type SettingsKey = Pick<typeof shareSettings.$inferSelect, 'kind' | 'target_id' | 'owner_key'>

/** Condition for the share settings of an owner for a target. */
export const settingsOf = ({ kind, target_id, owner_key }: SettingsKey) =>
  and(eq(shareSettings.kind, kind), eq(shareSettings.target_id, target_id), eq(shareSettings.owner_key, owner_key))

/** Makes stored settings private, so that links of the owner no longer open the target. */
export async function keepPrivate(queries: Queries, key: SettingsKey): Promise<void> {
  await queries.update(shareSettings).set({ visibility: 'private' }).where(settingsOf(key))
}
