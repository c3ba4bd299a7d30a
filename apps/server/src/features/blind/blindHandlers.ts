import { type Api, BLIND_WEIGHTS, type CallName, type CallOutput } from '@voice-rankings/contract'
import type { Call, Handlers } from '../../kernel/api/handlers.ts'
import { userIdOf } from '../../kernel/identity/identity.ts'
import { createThrottle } from '../../kernel/limits/createThrottle.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { primaryOf } from '../speech/primaryOf.ts'
import { getVoice } from '../voices/getVoice.ts'
import { readListings } from '../voices/listing.ts'
import type { BlindReading, BlindServices } from './blindServices.ts'
import { createNextPair } from './createNextPair.ts'
import { createVote } from './createVote.ts'
import { readExclusions, readPublicVotes } from './publicVotes.ts'
import { readLeaderboard } from './readLeaderboard.ts'
import { readHistory } from './scoreHistory.ts'
import { idsByChoice, readRound, roundId } from './rounds.ts'
import { chooseSentence } from './sentences.ts'

/** Limits per network: of tables and sentences, and of pages of all votes, which are large. */
const TABLES: Limit = { name: 'blind-tables', points: 600, durationMs: 60_000 }
const VOTES: Limit = { name: 'blind-lists', points: 60, durationMs: 60_000 }

const TOO_MANY = 'Too many requests from your network. Wait a minute and try again.'

/** Number of voices in a summary. */
const PREFERRED = 2

/** Handlers of the calls of the blind test. */
export function blindHandlers(services: BlindServices, reading: BlindReading): Pick<Handlers, CallName<'blind'>> {
  const { database } = services
  const { readCatalogue } = reading
  const nextPair = createNextPair(services, reading)
  const { vote, undo } = createVote(services, reading)
  const countTable = createThrottle(TABLES, TOO_MANY)
  const countVotes = createThrottle(VOTES, TOO_MANY)

  async function summary(round_id: string, call: Call): Promise<CallOutput<Api['blind']['summary']>> {
    const identity = await call.identity()
    const { queries } = database
    const { round, taste, votes } = await readRound(queries, await readCatalogue(), roundId(round_id), identity.key)
    const wins = new Map<string, { chosen_count: number; pair_count: number }>()
    for (const one of votes) {
      for (const id of [one.left_voice_id, one.right_voice_id]) {
        const before = wins.get(id) ?? { chosen_count: 0, pair_count: 0 }
        const isChosen = idsByChoice(one)?.chosen === id
        wins.set(id, { chosen_count: before.chosen_count + Number(isChosen), pair_count: before.pair_count + 1 })
      }
    }
    const preferred = [...wins]
      .filter(([, { chosen_count }]) => chosen_count > 0)
      .toSorted(([, a], [, b]) => b.chosen_count - a.chosen_count || a.pair_count - b.pair_count)
      .slice(0, PREFERRED)
    const ids = preferred.map(([id]) => id)
    const listings = await readListings(database, ids, userIdOf(identity))
    return {
      round,
      taste,
      preferred_voices: preferred.flatMap(([id, counts]) => {
        const voice = listings.get(id)
        return voice ? { voice, ...counts } : []
      }),
      vote_weight: identity.kind === 'user' ? BLIND_WEIGHTS.user : BLIND_WEIGHTS.visitor,
    }
  }

  return {
    'blind.sentence': async ({ query: { language_code, blind_use } }, call) => {
      await countTable(call.client)
      return { pair_text: chooseSentence(primaryOf(language_code), blind_use, Math.random)?.text ?? null }
    },
    'blind.next': ({ body }, call) => nextPair(body, call),
    'blind.vote': ({ body }, call) => vote(body, call),
    'blind.undo': ({ body }, call) => undo(body, call),
    'blind.summary': ({ query }, call) => summary(query.round_id, call),
    'blind.leaderboard': async ({ query }, call) => {
      await countTable(call.client)
      return readLeaderboard(database, await readCatalogue(), query, userIdOf(await call.identity()))
    },
    'blind.history': async ({ params, query: { languageCode } }, call) => {
      await countTable(call.client)
      const { voice } = await getVoice(database, params, null)
      const language = languageCode === 'all' ? undefined : primaryOf(languageCode)
      return readHistory(database, voice.voice_id, language)
    },
    'blind.exclusions': async ({ query }, call) => {
      await countTable(call.client)
      return readExclusions(database, query)
    },
    'blind.votes': async ({ query: { languageCode, after, limit } }, call) => {
      await countVotes(call.client)
      const language = languageCode === 'all' ? undefined : primaryOf(languageCode)
      return readPublicVotes(database, { language, after, limit })
    },
  }
}
