/** PostgreSQL's code for a row that would be the second one with a value that may be there once. */
const UNIQUE_VIOLATION = '23505'

/** Whether a query failed because somebody was there first. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true
  }
  return false
}
