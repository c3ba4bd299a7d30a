import { sql } from 'drizzle-orm'

/**
 * Account level of a user in a query of `users`: the one that the operator has set, or that of an active license if it is
 * higher. Computed with each query, so that a license ends on time and a revoked one at once.
 */
// Names in SQL instead of columns: Drizzle leaves the table out of columns in a query of one table, and `user_id` alone
// would be that of the license.
export const licensedLevel = sql<number>`greatest(users.account_level, coalesce((
  SELECT max(licenses.account_level) FROM licenses
  WHERE licenses.user_id = users.user_id AND licenses.revoked_at IS NULL
  AND (licenses.expires_at IS NULL OR licenses.expires_at > now())
), 0))`.mapWith(Number)
