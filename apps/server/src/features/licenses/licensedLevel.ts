import { sql } from 'drizzle-orm'
import { users } from '../../kernel/database/accountTables.ts'

/**
 * Account level of a user in a query of `users`: the one that the operator has set, or that of an active license if it is
 * higher. Computed with each query, so that a license ends on time and a revoked one at once.
 */
export const licensedLevel = sql<number>`greatest(${users.account_level}, coalesce((
  SELECT max(licenses.account_level) FROM licenses
  WHERE licenses.user_id = ${users.user_id} AND licenses.revoked_at IS NULL
  AND (licenses.expires_at IS NULL OR licenses.expires_at > now())
), 0))`.mapWith(Number)
