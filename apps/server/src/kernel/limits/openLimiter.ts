import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { createDatabaseLimiter } from './createDatabaseLimiter.ts'
import type { Limiter } from './limiter.ts'

/** A limiter with a connection to close. */
export interface OpenLimiter extends Limiter {
  close(): void
}

/** Opens the configured limiter: Redis if configured, with the database as its fallback, else the database. */
export async function openLimiter({ redisUrl }: Pick<Config, 'redisUrl'>, database: Database): Promise<OpenLimiter> {
  const limiter = createDatabaseLimiter(database)
  if (redisUrl === undefined) return { ...limiter, close: () => {} }
  const [{ openRedis }, { createRedisLimiter }] = await Promise.all([
    import('../database/openRedis.ts'),
    import('./createRedisLimiter.ts'),
  ])
  const redis = openRedis(redisUrl)
  return { ...createRedisLimiter(redis, limiter), close: () => redis.destroy() }
}
