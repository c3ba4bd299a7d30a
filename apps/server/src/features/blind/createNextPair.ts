import { randomBytes } from 'node:crypto'
import { type Api, type BlindPair, type BlindSound, BLIND_WEIGHTS, type HandlerInput } from '@voice-rankings/contract'
import type { Call } from '../../kernel/api/handlers.ts'
import { blindPairs } from '../../kernel/database/blindTables.ts'
import type { SnippetRow } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { accountLevel, type KnownIdentity } from '../../kernel/identity/identity.ts'
import { createToken, hashToken } from '../../kernel/identity/token.ts'
import { countNewDevice } from '../../kernel/limits/countNewDevice.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import { createHold } from '../credits/createHold.ts'
import { isRefusal } from '../credits/createCharge.ts'
import { primaryOf } from '../speech/primaryOf.ts'
import { choosePair } from '../ranking/choosePair.ts'
import { spokenText } from '../snippets/speakableRequest.ts'
import type { BlindReading, BlindServices } from './blindServices.ts'
import { readCandidates } from './candidates.ts'
import { readRound, roundId } from './rounds.ts'
import { chooseSentence, type ChosenSentence } from './sentences.ts'
import { speakSide } from './speakSide.ts'

/** Time for which a pair can be heard and voted on, in ms. */
const LIFETIME_MS = 3_600_000

/** More than a listener needs: for an hour per caller, and for a minute per network. */
const CALLER_LIMIT: Limit = { name: 'blind-pair', points: 300, durationMs: 3_600_000 }
const NETWORK_LIMIT: Limit = { name: 'blind-pairs', points: 300, durationMs: 60_000 }

const TOO_MANY = 'Too many pairs at once. Wait a minute and try again.'

/** Number of pairs that are tried if a voice cannot speak. */
const ATTEMPTS = 3

type Input = HandlerInput<Api['blind']['next']>['body']

/** Creates the handler that issues pairs. */
export function createNextPair(services: BlindServices, { networkKey, readCatalogue }: BlindReading) {
  const { database, limiter, config } = services
  const hold = createHold(limiter, config)

  return async (input: Input, call: Call): Promise<BlindPair> => {
    const isUnknown = (await call.identity()).key === null
    await countNewDevice(limiter, call)
    const identity = await call.knownIdentity()
    await requireAllowance(limiter, TOO_MANY, [NETWORK_LIMIT, networkOf(call.client)], [CALLER_LIMIT, identity.key])
    const language = primaryOf(input.language_code)
    const sentence = readSentence(input, language, identity)
    const catalogue = await readCatalogue()
    const spoken = await speakPair(sentence, language)
    const sides = spoken.map(({ row }) => ({ row, key: randomBytes(16).toString('base64url') }))
    const [left, right] = sides as [Side, Side]
    const pair_token = createToken()
    const round_id = roundId(input.round_id)
    await database.queries.insert(blindPairs).values({
      token_hash: hashToken(pair_token),
      voter_key: identity.key,
      network_key: isUnknown ? await networkKey(call.client) : null,
      round_id,
      language_code: language,
      blind_use: sentence.use,
      left_voice_id: left.row.voice_id,
      right_voice_id: right.row.voice_id,
      left_snippet_id: left.row.voice_snippet_id,
      right_snippet_id: right.row.voice_snippet_id,
      left_key: left.key,
      right_key: right.key,
      duration_ms: left.row.measured_duration + right.row.measured_duration,
      expires_at: new Date(Date.now() + LIFETIME_MS),
    })
    const { round } = await readRound(database.queries, catalogue, round_id, identity.key)
    return {
      pair_token,
      pair_text: sentence.text,
      language_code: language,
      blind_use: sentence.use,
      left: toSound(left),
      right: toSound(right),
      vote_weight: identity.kind === 'user' ? BLIND_WEIGHTS.user : BLIND_WEIGHTS.visitor,
      round,
    }

    async function speakPair({ text, use }: ChosenSentence, code: string) {
      const isOwn = use === 'own'
      const asked = { language: code, text, isOwn, voterKey: identity.key }
      const candidates = await readCandidates(services, catalogue, asked)
      const failed = new Set<string>()
      for (let attempt = 1; ; attempt += 1) {
        const pair = choosePair(
          candidates.filter(({ voice_id: id }) => !failed.has(id)),
          Math.random,
        )
        if (!pair) throw noPair()
        const line = { text, language: code, author: isOwn ? identity : null }
        const results = await Promise.allSettled(
          pair.map(async ({ voice_id: voiceId }) => {
            return { row: await speakSide(services, hold, { ...line, voiceId }, call) }
          }),
        )
        const refused = results.find((result) => result.status === 'rejected')
        if (!refused) return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
        // Another voice has the same limits, and an aborted caller waits for none.
        if (isRefusal(refused.reason) || call.signal.aborted || attempt === ATTEMPTS) throw refused.reason
        pair.forEach(({ voice_id: id }, index) => results[index]?.status === 'rejected' && failed.add(id))
      }
    }
  }
}

interface Side {
  readonly row: SnippetRow
  readonly key: string
}

function readSentence({ blind_use: use, pair_text }: Input, language: string, identity: KnownIdentity): ChosenSentence {
  if (use === 'own') {
    const path = 'pair_text'
    if (!pair_text)
      throw new ApiError('invalid_fields', `${path}: Write a sentence.`, {
        issues: [{ path, message: 'Write a sentence.' }],
      })
    return { text: spokenText(pair_text, accountLevel(identity)), use }
  }
  const sentence = chooseSentence(language, use, Math.random, pair_text)
  if (!sentence) throw noPair()
  return sentence
}

const noPair = () =>
  new ApiError('not_found', 'There are not two voices of this language to compare. Choose another language.')

function toSound({ row, key }: Side): BlindSound {
  return {
    audio_url: `/api/v1/blind/audio/${key}.mp3`,
    audio_duration: row.measured_duration,
    speechMarks: row.voice_snippet_timestamps,
    timing_source: row.timing_source,
    peaks: row.voice_snippet_peaks,
    melody: row.voice_snippet_melody,
  }
}
