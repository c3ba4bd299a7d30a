import type { Api, CallOutput, HandlerInput } from '@voice-rankings/contract'
import { eq, sql } from 'drizzle-orm'
import type { Call } from '../../kernel/api/handlers.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { ratingTokens } from '../../kernel/database/ratingTables.ts'
import { samples, snippets } from '../../kernel/database/schema.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { createToken, hashToken, isToken } from '../../kernel/identity/token.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import { mayHear, type SnippetAccess, snippetNotFound } from '../snippetAccess/createSnippetAccess.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import type { NetworkKey } from './createNetworkKey.ts'

/** Lifetime of a token: long enough to hear a text, be interrupted, and rate it. */
const LIFETIME_MS = 6 * 3_600_000

/** Enough for the playback of a whole office. */
const TOKENS: Limit = { name: 'rating-token', points: 300, durationMs: 60_000 }

interface TokenServices {
  readonly database: Database
  readonly limiter: Limiter
  readonly snippetAccess: SnippetAccess
}

/** Issues a single-use token to rate a voice after playing its sample or a snippet. */
export async function giveRatingToken(
  { database, snippetAccess, limiter }: TokenServices,
  networkKey: NetworkKey,
  { voice_id, voice_snippet_id }: HandlerInput<Api['ratings']['token']>['body'],
  call: Pick<Call, 'client' | 'identity' | 'knownIdentity'>,
): Promise<CallOutput<Api['ratings']['token']>> {
  await requireVoice(database, voice_id, (await call.identity()).key)
  await requireAllowance(limiter, 'Too many voices played at once. Wait a minute and try again.', [
    TOKENS,
    networkOf(call.client),
  ])
  const isKnown = (await call.identity()).key !== null
  const { key } = await call.knownIdentity()
  if (voice_snippet_id !== null && voice_snippet_id !== undefined) {
    const [snippet] = await database.queries
      .select({ voice_id: snippets.voice_id })
      .from(snippets)
      .where(eq(snippets.voice_snippet_id, voice_snippet_id))
    const isHeard = snippet?.voice_id === voice_id && mayHear(await snippetAccess.visibility(voice_snippet_id, key))
    if (!isHeard) throw snippetNotFound()
  }
  const rating_token = createToken()
  await database.queries.insert(ratingTokens).values({
    token_hash: hashToken(rating_token),
    rater_key: key,
    voice_id,
    voice_snippet_id: voice_snippet_id ?? null,
    network_key: isKnown ? null : await networkKey(call.client),
    expires_at: new Date(Date.now() + LIFETIME_MS),
  })
  return { rating_token }
}

/** A token and the audio it was issued for. */
export interface PlaybackToken {
  readonly token_hash: string
  readonly rater_key: string
  /** Network of an unknown device; null where the device's cookie is required. */
  readonly network_key: string | null
  readonly voice_id: string
  /** Null for the voice's sample. */
  readonly voice_snippet_id: string | null
  readonly text: string
  readonly durationMs: number
  readonly sinceTokenMs: number
  /** True when a rating was saved with it. */
  readonly used: boolean
}

/** Reads a token; undefined when it is invalid or expired. */
export async function readRatingToken(queries: Queries, token: string): Promise<PlaybackToken | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await queries
    .select({
      token_hash: ratingTokens.token_hash,
      rater_key: ratingTokens.rater_key,
      network_key: ratingTokens.network_key,
      voice_id: ratingTokens.voice_id,
      voice_snippet_id: ratingTokens.voice_snippet_id,
      text: sql<string>`coalesce(${snippets.voice_snippet_text}, ${samples.voice_sample_text}, '')`,
      durationMs: sql<number>`coalesce(${snippets.measured_duration}, ${samples.voice_sample_duration}, 0)`,
      sinceTokenMs: sql<number>`(extract(epoch FROM now() - ${ratingTokens.issued_at}) * 1000)::float8`,
      used: sql<boolean>`${ratingTokens.used_at} IS NOT NULL`,
    })
    .from(ratingTokens)
    .leftJoin(snippets, eq(snippets.voice_snippet_id, ratingTokens.voice_snippet_id))
    .leftJoin(samples, eq(samples.voice_id, ratingTokens.voice_id))
    .where(sql`${ratingTokens.token_hash} = ${hashToken(token)} AND ${ratingTokens.expires_at} > now()`)
  return row
}
