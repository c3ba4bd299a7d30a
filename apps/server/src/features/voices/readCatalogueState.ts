import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'

/** Number of listed voices, and a version that changes whenever one of them is added, hidden or measured. */
export async function readCatalogueState({ rows }: Database): Promise<{ total: number; state: string }> {
  const [row] = await rows<{ total: number; state: string }>(sql`
    SELECT count(*)::int AS total, concat(count(*), ' ', count(measured_at), ' ', max(measured_at)) AS state
    FROM voices WHERE listed`)
  return row ?? { total: 0, state: '' }
}
