import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Queries, in the same SQL whichever database runs them. */
export type Queries = PgDatabase<PgQueryResultHKT>

/** An open database. */
export interface Database {
  /** For people: which database this is. */
  readonly name: string
  readonly queries: Queries
  /** Runs a statement and returns its rows; the caller states their shape. */
  rows<Row>(statement: SQL): Promise<Row[]>
  /**
   * Takes a lock that one process at a time can hold; null when another has it. The function gives it back.
   * It is also given back when the process ends.
   */
  tryLock(name: string): Promise<(() => Promise<void>) | null>
  close(): Promise<void>
}
