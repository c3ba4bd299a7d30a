import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/database/database.ts'
import { type Bus, type BusOptions, EVERY_NODE } from './bus.ts'
import { createFallbackBus } from './createFallbackBus.ts'

/** Opens the configured bus: Redis with PostgreSQL as its fallback, else PostgreSQL, else one within this process. */
export async function openBus(
  { databaseUrl, redisUrl }: Pick<Config, 'databaseUrl' | 'redisUrl'>,
  database: Database,
  options: BusOptions,
): Promise<Bus> {
  const buses: Bus[] = []
  if (redisUrl !== undefined) {
    const { createRedisBus } = await import('./createRedisBus.ts')
    buses.push(createRedisBus({ ...options, redisUrl }))
  }
  if (databaseUrl !== undefined) {
    const { createPostgresBus } = await import('./createPostgresBus.ts')
    buses.push(await createPostgresBus({ ...options, database, databaseUrl }))
  } else {
    // The embedded database allows only this process.
    buses.push(createLocalBus(options))
  }
  return createFallbackBus(buses)
}

/** Bus of a server with a single process. */
export function createLocalBus({ node, receive }: BusOptions): Bus {
  return {
    send(to, message) {
      if (to === node || to === EVERY_NODE) receive(message)
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  }
}
