import { eq, sql } from 'drizzle-orm'
import type { RunningServer } from '../app/createServer.ts'
import { ratingTokens } from '../kernel/database/ratingTables.ts'
import { hashToken } from '../kernel/identity/token.ts'
import { engineVoices } from './engineVoices.ts'
import type { DatabasePlace } from './onEachDatabase.ts'
import { startTestServer, testConfig } from './startTestServer.ts'
import { createToneEngine } from './toneEngine.ts'

/** A voice for one test, and the text of its sample. */
export interface TestVoice {
  id: string
  text: string
}

/** `A` to `Z`, then `AA` to `ZZ`. */
const letters = (index: number) => String.fromCodePoint(65 + (index % 26)).repeat(1 + Math.floor(index / 26))

/** Creates voices of which each is handed out once. */
export function createVoicesToRate(count: number) {
  const names = Array.from({ length: count }, (_, index) => `Voice${letters(index)}`)
  let given = 0
  return {
    /** Starts a server with these voices that trusts `X-Forwarded-For`. */
    async start(place: DatabasePlace): Promise<RunningServer> {
      const config = testConfig(place, { TRUSTED_PROXIES: '127.0.0.1' })
      const server = await startTestServer(place, {
        config,
        engines: [createToneEngine('flite', engineVoices(...names))],
      })
      await server.catalogueDone
      return server
    },
    next(): TestVoice {
      const name = names[(given += 1) - 1] ?? ''
      return { id: `flite-slt--${name.toLowerCase()}`, text: `Hello, I am ${name} and these are a few words of mine.` }
    },
  }
}

/** Backdates a rating token by a playback time, in milliseconds. */
export async function listenFor(server: RunningServer, token: string, ms = 10_000): Promise<void> {
  const { database } = await server.services
  await database.queries
    .update(ratingTokens)
    .set({ issued_at: sql`now() - ${ms} * interval '1 millisecond'` })
    .where(eq(ratingTokens.token_hash, hashToken(token)))
}
