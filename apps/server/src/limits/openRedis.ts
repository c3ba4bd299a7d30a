import { createClient } from 'redis'

export type RedisClient = ReturnType<typeof openRedis>

/** Longest wait before connecting again, in ms. */
const RECONNECT_MS = 5000

/**
 * Connects to Redis and goes on trying by itself. While it is away, and when it takes longer to answer than anybody
 * should wait for a count, commands fail at once.
 */
export function openRedis(url: string) {
  const redis = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: 500 },
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, RECONNECT_MS) },
  })
  // It reconnects by itself; without a listener the loss would end the process.
  redis.on('error', () => {})
  redis.connect().catch(() => {})
  return redis
}
