import { openRedis } from '../../kernel/database/openRedis.ts'
import { type Bus, type BusOptions, EVERY_NODE, parseBusMessage } from './bus.ts'

interface RedisBusOptions extends BusOptions {
  redisUrl: string
}

/** Bus over Redis pub/sub. Sending fails while Redis is down; it subscribes again when Redis is back. */
export function createRedisBus({ node, receive, redisUrl }: RedisBusOptions): Bus {
  const redis = openRedis(redisUrl)
  // A subscribed connection cannot send other commands. Its commands are queued while Redis is down.
  const listener = redis.duplicate({ disableOfflineQueue: false })
  listener.on('error', () => {})
  const listening = listen().catch(() => {})

  async function listen(): Promise<void> {
    await listener.connect()
    await listener.subscribe([node, EVERY_NODE].map(channelOf), (text) => {
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
      await listening
    },
  }
}

const channelOf = (node: string) => `voice-rankings:${node}`
