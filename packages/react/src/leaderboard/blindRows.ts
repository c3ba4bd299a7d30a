import { dollarsPerMillion, TimingSource } from '@voice-rankings/contract'
import type { BlindLeaderboardQueryInput, BlindRow, BlindScore, BlindUse } from '@voice-rankings/contract'
import type { LeaderboardFilters } from './leaderboardStore.ts'
import type { LeaderboardSort } from './leaderboardRows.ts'

/** Sortable columns of the blind leaderboard. */
export const BLIND_COLUMNS = [
  'rank',
  'voice',
  'score',
  'stars',
  'sounds',
  'price',
  'firstSound',
  'words',
  'licence',
  'votes',
] as const
export type BlindColumn = (typeof BLIND_COLUMNS)[number]

/** Scores at both ends of the axis that all intervals share. */
export type ScoreAxis = readonly [low: number, high: number]

/** Distance between round scores at the ends of the axis. */
const STEP = 50

/** Axis that holds the intervals of all rows. */
export function scoreAxis(rows: readonly { blind_score: BlindScore }[]): ScoreAxis {
  const low = Math.min(...rows.map(({ blind_score: score }) => score.score_low))
  const high = Math.max(...rows.map(({ blind_score: score }) => score.score_high))
  return [Math.floor(low / STEP) * STEP, Math.ceil(high / STEP) * STEP]
}

const COMPARE: Record<BlindColumn, (one: BlindRow, other: BlindRow) => number> = {
  rank: (one, other) =>
    one.blind_score.rank_low - other.blind_score.rank_low || one.blind_score.rank_high - other.blind_score.rank_high,
  voice: (one, other) => one.voice.voice_name.localeCompare(other.voice.voice_name),
  score: (one, other) => one.blind_score.score - other.blind_score.score,
  stars: (one, other) => (one.voice.voice_rating?.score ?? 0) - (other.voice.voice_rating?.score ?? 0),
  sounds: (one, other) => soundsOf(one).localeCompare(soundsOf(other)),
  price: (one, other) => dollarsOf(one) - dollarsOf(other),
  firstSound: (one, other) => medianOf(one) - medianOf(other),
  words: (one, other) => exactnessOf(one) - exactnessOf(other),
  licence: (one, other) => licenceOf(one).localeCompare(licenceOf(other)),
  votes: (one, other) => one.blind_score.vote_count - other.blind_score.vote_count,
}

/** Voices without a trait are sorted after all traits. */
const soundsOf = ({ voice }: BlindRow) => voice.voice_traits.join(' ') || '\uFFFF'

/** Providers that are not measured yet are sorted as the slowest. */
const medianOf = ({ first_sound: first }: BlindRow) => first?.p50_ms ?? Number.MAX_VALUE

/** Declared from exact to none. */
const exactnessOf = ({ voice_timing_source: source }: BlindRow) => TimingSource.options.indexOf(source)

/** Licences that are not stated are sorted after all names. */
const licenceOf = ({ voice_licence: licence }: BlindRow) => licence?.name ?? '\uFFFF'

/** Prices in other units or currencies are sorted as the highest. */
const dollarsOf = ({ voice }: BlindRow) => dollarsPerMillion(voice.voice_price) ?? Number.MAX_VALUE

/** Sorted rows; equal values keep the order of scores. */
export function sortBlindRows(
  rows: readonly BlindRow[],
  { column, direction }: LeaderboardSort<BlindColumn>,
): BlindRow[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted(
    (one, other) => sign * COMPARE[column](one, other) || other.blind_score.score - one.blind_score.score,
  )
}

/**
 * Query of the blind leaderboard: the filters of a voice search that it has too, and a use.
 *
 * @example
 * const { rows } = await client.blind.leaderboard(blindLeaderboardQuery({ gender: 'female' }, 'news'))
 */
export function blindLeaderboardQuery(
  filters: LeaderboardFilters,
  blindUse: BlindUse | null = null,
): BlindLeaderboardQueryInput {
  const { countryCode, languageCode, gender, service, model, price, categories, traits, offers } = filters
  const query = { countryCode, languageCode, gender, service, model, price, categories, traits, offers }
  const given = Object.entries({ ...query, blind_use: blindUse ?? undefined })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}
