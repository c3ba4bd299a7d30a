/** PostgreSQL error code of a violated unique constraint. */
const UNIQUE_VIOLATION = '23505'

/** True when a query failed because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true
  }
  return false
}
