import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import type { Log } from '../../kernel/log/createLog.ts'

/** Share of unknown results from which a check is unreliable. */
const TOO_MANY = 0.05

/** Minimum number of ratings per day for a meaningful share. */
const ENOUGH = 20

/** Logs the abuse checks that could not be made too often. */
export async function warnAboutUnknownChecks(database: Database, log: Log): Promise<void> {
  for (const { name, share } of await findUnknownChecks(database)) {
    log.error(
      `The check "${name}" could not be made for ${Math.round(100 * share)} % of the ratings of the last day, so abuse may ` +
        'go through unseen. See "votes list" for where they come from, and whether clients send what it needs.',
    )
  }
}

/** A check with too many unknown results. */
export interface UnknownCheck {
  readonly name: string
  /** Share of the ratings of the last day, 0-1. */
  readonly share: number
}

/** Finds the abuse checks that ended `unknown` too often in the last day, so that abuse may go undetected. */
export async function findUnknownChecks({ rows }: Database): Promise<UnknownCheck[]> {
  return rows<UnknownCheck>(sql`
    SELECT name, avg((verdict = 'unknown')::int)::float8 AS share
    FROM ratings, jsonb_each_text(checks) AS result(name, verdict)
    WHERE rated_at > now() - interval '1 day'
    GROUP BY name HAVING count(*) >= ${ENOUGH} AND avg((verdict = 'unknown')::int) > ${TOO_MANY}
    ORDER BY share DESC, name`)
}
