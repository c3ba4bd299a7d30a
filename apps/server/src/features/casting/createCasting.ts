import {
  type Api,
  CASTING_LIMITS,
  type CallOutput,
  type CastVoice,
  dollarsPerMillion,
  type HandlerInput,
} from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { readScores } from '../similar/alternatives.ts'
import type { Comparison } from '../similar/createComparison.ts'
import { primaryOf } from '../speech/primaryOf.ts'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'
import { readListings } from '../voices/listing.ts'
import { castRoles, fitVoices, type FittedVoice, wantedRanges } from './fitVoices.ts'
import { readScript } from './readScript.ts'

type Body = HandlerInput<Api['voices']['cast']>['body']
type Output = CallOutput<Api['voices']['cast']>

/** Creates the handler that finds voices for the roles of a script. */
export function createCasting(database: Database, comparison: () => Promise<Comparison>) {
  /** `userId` is needed for favourites. */
  return async (body: Body, userId: string | null): Promise<Output> => {
    const { languageCode, casting_use: use, price_limit: priceLimit, commercial_only: commercial } = body
    const { roles, lines } = readScript(body.text, languageCode)
    if (roles.length > CASTING_LIMITS.roles) throw tooManyRoles(roles.length)
    const { voices, distance } = await comparison()
    const scores = await readScores(database, primaryOf(languageCode))
    const castable = voices.map((voice) => ({
      ...voice,
      row: voice,
      dollars: dollarsPerMillion(voice.price),
      commercial: voice.licence?.commercial ?? null,
      blindLow: scores.get(voice.voice_id)?.score_low ?? null,
    }))
    const wishesOf = new Map(body.role_wishes.map((wishes) => [wishes.role, wishes]))
    const ranked = roles.map(({ name, measures }) =>
      fitVoices(castable, {
        language: languageCode,
        ranges: wantedRanges(use, measures),
        gender: wishesOf.get(name)?.gender,
        wishes: wishesOf.get(name)?.wishes ?? [],
        priceLimit,
        commercial,
      }),
    )
    const chosen = roles.map(
      ({ name }, index) => ranked[index]?.find(({ voice }) => voice.voice_id === wishesOf.get(name)?.voice_id)?.voice,
    )
    const apart = (a: Castable, b: Castable) => distance(a.row, b.row) ?? 0
    const cast = castRoles(ranked, apart, chosen)
    const shown = ranked.map((rows, index) => firstWith(rows, cast[index]))
    const listings = await readListings(
      database,
      shown.flat().map(({ voice }) => voice.voice_id),
      userId,
    )
    const toEntry = ({ voice: known, fit, parts }: FittedVoice<Castable>): CastVoice[] => {
      const voice = listings.get(known.voice_id)
      return voice ? [{ voice, fit, parts: [...parts], voice_licence: known.row.licence }] : []
    }
    return {
      lines: lines.map(({ role, text }) => ({ role, line_text: text })),
      roles: roles.map(({ name, firstSentence, measures }, index) => {
        const own = cast[index]
        const others = cast.flatMap((other, at) =>
          own && other && at !== index ? { role: roles[at]?.name ?? '', distance: apart(own, other) } : [],
        )
        const [nearest] = others.toSorted((a, b) => a.distance - b.distance)
        return {
          role: name,
          first_sentence: firstSentence,
          word_count: measures.words,
          words_per_sentence: measures.wordsPerSentence,
          question_share: measures.questions,
          dialogue_share: measures.dialogue,
          number_count: measures.numbers,
          voice_count: ranked[index]?.length ?? 0,
          voices: shown[index]?.flatMap(toEntry) ?? [],
          cast_voice_id: own?.voice_id ?? null,
          nearest_role: nearest?.role ?? null,
          nearest_distance: nearest?.distance ?? null,
        }
      }),
    }
  }

  type Castable = CatalogueVoice & {
    row: CatalogueVoice
    dollars: number | null
    commercial: boolean | null
    blindLow: number | null
  }
}

/** The first voices, and the cast one if it is not among them and is allowed. */
function firstWith<Row extends { voice: { voice_id: string } }>(
  rows: readonly Row[],
  cast: { voice_id: string } | null | undefined,
): Row[] {
  const first = rows.slice(0, CASTING_LIMITS.voices)
  const isCast = ({ voice }: Row) => voice.voice_id === cast?.voice_id
  const missing = first.some(isCast) ? undefined : rows.find(isCast)
  return missing ? [...first, missing] : first
}

function tooManyRoles(count: number): ApiError {
  const message = `This script has ${count} names before a colon; at most ${CASTING_LIMITS.roles} roles can be cast. Remove colons after words that are not names.`
  return new ApiError('invalid_fields', message, { issues: [{ path: 'text', message }] })
}
