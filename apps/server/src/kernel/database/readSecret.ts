import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { secrets } from './accountTables.ts'
import type { Database } from './database.ts'

/** Returns a 256-bit random secret as text, shared by all processes of one database and created on first use. */
export async function readSecret({ queries }: Database, name: string): Promise<string> {
  await queries
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await queries.select().from(secrets).where(eq(secrets.name, name))
  if (row) return row.value
  throw new Error(`The secret "${name}" was stored and is not there. Is the database being restored?`)
}
