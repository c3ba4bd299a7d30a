import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { type Bus, type BusOptions, EVERY_NODE, parseBusMessage } from './bus.ts'

/** Delay before reconnecting, in ms. */
const RECONNECT_MS = 1000

interface PostgresBusOptions extends BusOptions {
  databaseUrl: string
  database: Database
}

/**
 * Bus over PostgreSQL's LISTEN and NOTIFY, with a connection of its own that reconnects. Resolves once it listens, or
 * after the first failure.
 */
export async function createPostgresBus({ node, receive, databaseUrl, database }: PostgresBusOptions): Promise<Bus> {
  const stopping = new AbortController()
  const tried = Promise.withResolvers<void>()
  let client: pg.Client | undefined

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      const lost = Promise.withResolvers<void>()
      client = new pg.Client({ connectionString: databaseUrl, application_name: 'voice-rankings bus', keepAlive: true })
      client.on('error', () => lost.resolve())
      client.on('end', () => lost.resolve())
      client.on('notification', ({ payload }) => {
        const message = parseBusMessage(payload ?? '')
        if (message) receive(message)
      })
      try {
        await client.connect()
        for (const one of [node, EVERY_NODE]) await client.query(`LISTEN ${pg.escapeIdentifier(channelOf(one))}`)
        tried.resolve()
        await lost.promise
      } catch {
        // Ignored: senders notice the failure of their own statement.
      }
      tried.resolve()
      await client.end().catch(() => {})
      await sleep(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const listening = listen()
  await tried.promise

  return {
    async send(to, message) {
      await database.queries.execute(sql`SELECT pg_notify(${channelOf(to)}, ${JSON.stringify(message)})`)
    },
    async close() {
      stopping.abort()
      await client?.end().catch(() => {})
      await listening
    },
  }
}

const channelOf = (node: string) => `voice-rankings ${node}`
