import type { Database } from '../../kernel/database/database.ts'
import type { Log } from '../../kernel/log/createLog.ts'
import { findUnknownChecks } from './findUnknownChecks.ts'

/** Logs the abuse checks that could not be made too often. */
export async function warnAboutUnknownChecks(database: Database, log: Log): Promise<void> {
  for (const { name, share } of await findUnknownChecks(database)) {
    log.error(
      `The check "${name}" could not be made for ${Math.round(100 * share)} % of the ratings of the last day, so abuse may ` +
        'go through unseen. See "votes list" for where they come from, and whether clients send what it needs.',
    )
  }
}
