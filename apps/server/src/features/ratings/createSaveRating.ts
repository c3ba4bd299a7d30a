import type { Api, CallOutput, HandlerInput } from '@voice-rankings/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '../../kernel/api/handlers.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { ratingDecisions, ratings, ratingTokens, voiceScores } from '../../kernel/database/ratingTables.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import type { Counted } from '../../kernel/limits/takeAll.ts'
import { textKey } from '../snippets/textKey.ts'
import { NO_SCORE, toScore } from '../voices/listing.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import { claimRatings } from './claimRatings.ts'
import type { NetworkKey } from './createNetworkKey.ts'
import { excludeCrowd } from './excludeCrowd.ts'
import { type Judgement, judgeRating } from './judgeRating.ts'
import { countEarlier, countOthersInNetwork } from './ratingHistory.ts'
import { type PlaybackToken, readRatingToken } from './ratingTokens.ts'
import { lockRatings, scoreAll } from './scoreAll.ts'
import { visitorOfToken } from './visitorOfToken.ts'

/** Limits well above the rate of human listeners: per rater, and per network. */
const RATER_LIMIT: Limit = { name: 'rating', points: 30, durationMs: 60_000 }
const NETWORK_LIMIT: Limit = { name: 'ratings', points: 120, durationMs: 60_000 }

const TOO_MANY = 'Too many ratings at once. Wait a minute and try again.'

type Input = HandlerInput<Api['ratings']['save']>['body']

/** Creates the handler that stores a rating, judges it, and recomputes all scores. */
export function createSaveRating(
  { database, limiter }: { database: Database; limiter: Limiter },
  networkKey: NetworkKey,
) {
  return async (
    input: Input,
    call: Pick<Call, 'client' | 'identity' | 'knownIdentity' | 'userAgent'>,
  ): Promise<CallOutput<Api['ratings']['save']>> => {
    const voice = await requireVoice(database, input.voice_id, (await call.identity()).key)
    const heard = await readRatingToken(database.queries, input.rating_token ?? '')
    const identity = await call.identity()
    const network_key = await networkKey(call.client)
    const visitor = visitorOfToken(heard, identity, network_key)
    const rater = identity.key ?? visitor ?? (await call.knownIdentity()).key
    const network = call.client === 'site' ? null : networkOf(call.client)
    const byNetwork: readonly Counted[] = network === null ? [] : [[NETWORK_LIMIT, network]]
    await requireAllowance(limiter, TOO_MANY, ...byNetwork, [RATER_LIMIT, rater])

    const text = input.voice_text.normalize('NFC').trim()
    // A visitor of a framed page who signed in after the token was issued.
    const wasVisitor = identity.kind === 'user' ? visitor : undefined
    const isOwn = heard !== undefined && (heard.rater_key === rater || wasVisitor !== undefined)
    const isRight = isOwn && heard.voice_id === voice.voice_id && sameText(heard.text, text)
    await database.queries.transaction(async (transaction) => {
      await lockRatings(transaction)
      if (isRight && wasVisitor !== undefined) await claimRatings(transaction, wasVisitor, rater)
      if (isRight && (await isRepeated(transaction, rater, heard, input.vote_value))) return
      const judgement = judgeRating({
        token: input.rating_token === undefined ? 'none' : isRight ? 'right' : 'wrong',
        sinceTokenMs: isRight ? heard.sinceTokenMs : null,
        durationMs: heard?.durationMs ?? 0,
        userAgent: call.userAgent,
        earlier: await countEarlier(transaction, rater),
        othersInNetwork: await countOthersInNetwork(transaction, { network_key, voiceId: voice.voice_id, rater }),
        accountAgeMs: identity.kind === 'user' ? Date.now() - identity.user.created_at.getTime() : null,
      })
      await store(transaction, {
        rater_key: rater,
        voice_id: voice.voice_id,
        voice_text: text,
        text_key: textKey(text),
        stars: input.vote_value,
        voice_snippet_id: isRight ? heard.voice_snippet_id : null,
        network_key,
        ...judgement,
      })
      if (isRight) await markUsed(transaction, heard)
      if (identity.kind !== 'user' && judgement.checks['network'] === 'fail' && network_key !== null) {
        await excludeCrowd(transaction, { network_key, voiceId: voice.voice_id })
      }
      await scoreAll(transaction)
    })
    const [score = NO_SCORE] = await database.queries
      .select()
      .from(voiceScores)
      .where(eq(voiceScores.voice_id, voice.voice_id))
    return { message: `Thank you for rating ${voice.voice_name}.`, ...toScore(score) }
  }
}

const sameText = (heard: string, rated: string) => heard.normalize('NFC').trim() === rated

/** True when a token was already used for the same stars: the client retries because it lost the answer. */
async function isRepeated(queries: Queries, rater: string, heard: PlaybackToken, stars: number): Promise<boolean> {
  if (!heard.used) return false
  const own = and(eq(ratings.rater_key, rater), eq(ratings.voice_id, heard.voice_id))
  const [latest] = await queries
    .select({ stars: ratings.stars })
    .from(ratings)
    .where(and(own, eq(ratings.text_key, textKey(heard.text.normalize('NFC').trim())), ratings.latest))
  return latest?.stars === stars
}

async function markUsed(queries: Queries, { token_hash }: PlaybackToken): Promise<void> {
  await queries
    .update(ratingTokens)
    .set({ used_at: sql`now()` })
    .where(eq(ratingTokens.token_hash, token_hash))
}

type NewRating = Omit<typeof ratings.$inferInsert, keyof Judgement> & Judgement

/** Adds a rating, which replaces an earlier one by the same rater for the same voice and text. */
async function store(queries: Queries, rating: NewRating): Promise<void> {
  const same = and(
    eq(ratings.rater_key, rating.rater_key),
    eq(ratings.voice_id, rating.voice_id),
    eq(ratings.text_key, rating.text_key),
    ratings.latest,
  )
  await queries.update(ratings).set({ latest: false }).where(same)
  const [row] = await queries.insert(ratings).values(rating).returning({ rating_id: ratings.rating_id })
  if (!rating.excluded || !row) return
  const failed = Object.entries(rating.checks).flatMap(([name, verdict]) => (verdict === 'fail' ? name : []))
  await queries.insert(ratingDecisions).values({
    rating_id: row.rating_id,
    excluded: true,
    reason: `${rating.suspicion} points of suspicion: ${failed.join(', ')}`,
    decided_by: 'suspicion',
  })
}
