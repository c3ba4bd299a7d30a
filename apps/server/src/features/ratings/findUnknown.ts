import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'

/** Share of a check's results from which it cannot be relied on. */
const TOO_MANY = 0.05

/** Fewer ratings in a day say nothing of shares. */
const ENOUGH = 20

/** A check that often could not be made. */
export interface UnknownCheck {
  readonly name: string
  /** 0-1, of the ratings of the last day. */
  readonly share: number
}

/** The checks of ratings that ended `unknown` too often in the last day: abuse may go through there unseen. */
export async function findUnknown({ rows }: Database): Promise<UnknownCheck[]> {
  return rows<UnknownCheck>(sql`
    SELECT name, avg((verdict = 'unknown')::int)::float8 AS share
    FROM ratings, jsonb_each_text(checks) AS result(name, verdict)
    WHERE rated_at > now() - interval '1 day'
    GROUP BY name HAVING count(*) >= ${ENOUGH} AND avg((verdict = 'unknown')::int) > ${TOO_MANY}
    ORDER BY share DESC, name`)
}
