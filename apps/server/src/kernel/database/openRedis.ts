import { createClient } from 'redis'

export type RedisClient = ReturnType<typeof openRedis>

/** Longest wait before connecting again, in ms. */
const RECONNECT_MS = 5000

/** How often it is asked whether it is there, and how long it may be silent before it counts as away, in ms. */
const PING_MS = 1000
const SILENT_MS = 3000

/** Connects to Redis and goes on trying by itself. While it is away, commands fail at once. */
export function openRedis(url: string) {
  const redis = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: 2000,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, RECONNECT_MS),
    },
  })
  // It reconnects by itself; without a listener the loss would end the process.
  redis.on('error', () => {})
  redis.connect().catch(() => {})
  return redis
}
