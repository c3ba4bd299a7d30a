import { createClient } from 'redis'

export type RedisClient = ReturnType<typeof openRedis>

/** Maximum delay before reconnecting, in ms. */
const RECONNECT_MS = 5000

/** Interval of pings, and silence after which the connection counts as lost, in ms. */
const PING_MS = 1000
const SOCKET_TIMEOUT_MS = 3000

/** Connects to Redis and reconnects automatically. While disconnected, commands fail at once. */
export function openRedis(url: string) {
  const redis = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: 2000,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, RECONNECT_MS),
    },
  })
  // The client reconnects by itself; without a listener the error would end the process.
  redis.on('error', () => {})
  redis.connect().catch(() => {})
  return redis
}
