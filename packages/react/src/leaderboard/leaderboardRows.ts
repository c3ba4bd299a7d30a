import type { VoiceListing, VoiceRating } from '@voice-rankings/contract'
import { newerScore } from '../ratings/index.ts'
import type { VoiceScore } from '../runtime/index.ts'

/** Sortable columns; `interval` sorts by the lower bound of the confidence interval. */
export const LEADERBOARD_COLUMNS = ['rank', 'voice', 'score', 'interval', 'votes'] as const
export type LeaderboardColumn = (typeof LEADERBOARD_COLUMNS)[number]

export interface LeaderboardSort<Column extends string = LeaderboardColumn> {
  readonly column: Column
  readonly direction: 'ascending' | 'descending'
}

/** Voice with its rank. */
export interface RankedVoice {
  readonly voice: VoiceListing
  readonly rating: VoiceRating
  /** From 1, independent of the sort order. */
  readonly rank: number
}

/** Voices with ratings known since they were loaded, reordered as on the server: unranked ones last. */
export function withScores(
  voices: readonly VoiceListing[],
  scores: ReadonlyMap<string, VoiceScore>,
): readonly VoiceListing[] {
  if (!voices.some(({ voice_id }) => scores.has(voice_id))) return voices
  return voices
    .map((voice) => ({ ...voice, ...pickScore(newerScore(voice, scores.get(voice.voice_id) ?? voice)) }))
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
}

const scoreOf = ({ voice_rating: rating }: VoiceScore) => rating?.score ?? 0
const pickScore = ({ voice_rating, voice_rating_count }: VoiceScore) => ({ voice_rating, voice_rating_count })

/** Ranked voices of a list ordered best first, with their ranks. */
export function rankedVoices(voices: readonly VoiceListing[]): RankedVoice[] {
  return voices
    .flatMap((voice) => (voice.voice_rating ? [{ voice, rating: voice.voice_rating }] : []))
    .map((row, place) => ({ ...row, rank: place + 1 }))
}

/** Unranked voices in the given order. */
export function unrankedVoices(voices: readonly VoiceListing[]): VoiceListing[] {
  return voices.filter(({ voice_rating: rating }) => rating === null)
}

const COMPARE: Record<LeaderboardColumn, (one: RankedVoice, other: RankedVoice) => number> = {
  rank: (one, other) => one.rank - other.rank,
  voice: (one, other) => one.voice.voice_name.localeCompare(other.voice.voice_name),
  score: (one, other) => one.rating.score - other.rating.score,
  interval: (one, other) => one.rating.low - other.rating.low,
  votes: (one, other) => one.rating.count - other.rating.count,
}

/** Sorted rows; equal values keep rank order. */
export function sortRows(rows: readonly RankedVoice[], { column, direction }: LeaderboardSort): RankedVoice[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => sign * COMPARE[column](one, other) || one.rank - other.rank)
}

/** Columns that begin with their lowest value or first letter. */
const LOWEST_FIRST: ReadonlySet<string> = new Set([
  'rank',
  'voice',
  'sounds',
  'price',
  'firstSound',
  'words',
  'licence',
])

/** Sort order after a click on a column: its useful end first, then reversed. */
export function nextSort<Column extends string>(
  sort: LeaderboardSort<Column>,
  column: Column,
): LeaderboardSort<Column> {
  const first = LOWEST_FIRST.has(column) ? 'ascending' : 'descending'
  if (sort.column !== column) return { column, direction: first }
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}
