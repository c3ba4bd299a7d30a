import type { Config } from '../config/config.ts'
import type { Database } from './database.ts'

/** Opens the configured database. Only the driver in use is imported: each takes a while to load. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl !== undefined) return (await import('./openPostgres.ts')).openPostgres(databaseUrl)
  return (await import('./openEmbedded.ts')).openEmbedded(dataDir)
}
