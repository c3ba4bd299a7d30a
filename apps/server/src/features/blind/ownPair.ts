import { sql } from 'drizzle-orm'
import type { Call } from '../../kernel/api/handlers.ts'
import { type BlindPairRow, blindPairs } from '../../kernel/database/blindTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { hashToken, isToken } from '../../kernel/identity/token.ts'
import type { NetworkKey } from '../ratings/createNetworkKey.ts'
import { visitorOfToken } from '../ratings/visitorOfToken.ts'

/** A pair of the caller. */
export interface OwnPair {
  readonly pair: BlindPairRow
  /** Key of the voter: the caller's, or without a cookie that of the device for which the pair was issued. */
  readonly voterKey: string
  readonly networkKey: string | null
}

/** Finds the pair of a token; throws `not_found` if it is invalid, expired or of somebody else. */
export async function requireOwnPair(
  queries: Queries,
  networkKeyOf: NetworkKey,
  token: string,
  call: Pick<Call, 'client' | 'identity'>,
): Promise<OwnPair> {
  const pair = isToken(token) ? await findPair(queries, hashToken(token)) : undefined
  if (!pair) throw pairNotFound()
  const identity = await call.identity()
  const networkKey = await networkKeyOf(call.client)
  if (identity.key === pair.voter_key) return { pair, voterKey: pair.voter_key, networkKey }
  const visitor = visitorOfToken({ ...pair, rater_key: pair.voter_key }, identity, networkKey)
  if (visitor === undefined) throw pairNotFound()
  return { pair, voterKey: identity.key ?? visitor, networkKey }
}

/** Finds a pair that has not expired. */
export async function findPair(queries: Queries, tokenHash: string): Promise<BlindPairRow | undefined> {
  const [pair] = await queries
    .select()
    .from(blindPairs)
    .where(sql`${blindPairs.token_hash} = ${tokenHash} AND ${blindPairs.expires_at} > now()`)
  return pair
}

/** Error for missing pairs and those of others, so that they cannot be told apart. */
export const pairNotFound = () =>
  new ApiError('not_found', 'There is no such pair for you: it may have ended, or been undone. Get the next pair.')
