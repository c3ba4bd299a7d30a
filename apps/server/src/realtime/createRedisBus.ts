import { createClient } from 'redis'
import { type Bus, type BusOptions, parseBusMessage } from './bus.ts'

/** Longest wait before connecting again, in ms. */
const RECONNECT_MS = 5000

interface RedisBusOptions extends BusOptions {
  redisUrl: string
}

/** A bus over Redis. While Redis is away it cannot send; once it is back, it listens again. */
export function createRedisBus({ node, receive, redisUrl }: RedisBusOptions): Bus {
  const redis = createClient({
    url: redisUrl,
    // What cannot be sent now goes another way at once.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, RECONNECT_MS) },
  })
  const listener = redis.duplicate({ disableOfflineQueue: false })
  for (const client of [redis, listener]) {
    // Both reconnect by themselves; without a listener the loss would end the process.
    client.on('error', () => {})
  }
  const connecting = [redis.connect(), listen()].map((connected) => connected.catch(() => {}))

  async function listen(): Promise<void> {
    await listener.connect()
    await listener.subscribe(channelOf(node), (text) => {
      const message = parseBusMessage(text)
      if (message) receive(message)
    })
  }

  return {
    async send(to, message) {
      const heard = await redis.publish(channelOf(to), JSON.stringify(message))
      if (heard === 0) throw new Error(`The process ${to} does not listen to Redis.`)
    },
    async close() {
      for (const client of [redis, listener]) client.destroy()
      await Promise.all(connecting)
    },
  }
}

const channelOf = (node: string) => `voice-rankings:${node}`
