import type { Config } from '../config/config.ts'
import type { Database } from './database.ts'

/** Opens the database the settings name. Only the driver that is needed is loaded: each takes a while. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl !== undefined) return (await import('./openPostgres.ts')).openPostgres(databaseUrl)
  return (await import('./openEmbedded.ts')).openEmbedded(dataDir)
}
