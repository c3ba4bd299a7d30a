import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Query builder; the SQL is the same for PostgreSQL and PGlite. */
export type Queries = PgDatabase<PgQueryResultHKT>

/** An open database connection or pool. */
export interface Database {
  /** Display name of the database. */
  readonly name: string
  readonly queries: Queries
  /** Runs a statement and returns its rows; the caller declares their type. */
  rows<Row>(statement: SQL): Promise<Row[]>
  /** Runs SQL of a library: one statement with values, or several without; the rows are those of the last one. */
  statement(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /**
   * Acquires a lock that one process at a time can hold; null when another process holds it. Returns the function that
   * releases it. The lock is also released when the process ends.
   */
  tryLock(name: string): Promise<(() => Promise<void>) | null>
  close(): Promise<void>
}
