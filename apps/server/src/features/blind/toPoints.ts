import { BLIND_POINTS_LIMIT, type BlindPoint, BLIND_SETTLED_VOTES, dollarsPerMillion } from '@voice-rankings/contract'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'

/** A voice with its score. */
interface ScoredVoice {
  readonly voice: CatalogueVoice
  readonly score: number
  readonly vote_count: number
}

/**
 * Score and price of voices, cheapest first, with the Pareto frontier: the voices for which no other one is better at no
 * higher price, or cheaper at no lower score. Voices without a price in US dollars per character are left out, and of more
 * than the limit those with the lowest scores, except on the frontier.
 */
export function toPoints(scored: readonly ScoredVoice[], limit: number = BLIND_POINTS_LIMIT): BlindPoint[] {
  const priced = scored
    .flatMap(({ voice, ...one }) => {
      const dollars = dollarsPerMillion(voice.price)
      return dollars === null ? [] : [{ ...one, voice, dollars }]
    })
    .toSorted((one, other) => one.dollars - other.dollars || other.score - one.score)
  let best = { score: -Infinity, dollars: 0 }
  const points = priced.map(({ voice, score, vote_count, dollars }): BlindPoint => {
    const on_frontier = score > best.score || (score === best.score && dollars === best.dollars)
    if (on_frontier) best = { score, dollars }
    const { voice_id, voice_name, voice_service, voice_service_alias, voice_gender, voice_speaker_id } = voice
    return {
      voice_id,
      voice_name,
      voice_service,
      voice_service_alias,
      voice_gender,
      voice_speaker_id,
      score,
      is_preliminary: vote_count < BLIND_SETTLED_VOTES,
      dollars_per_million: dollars,
      on_frontier,
    }
  })
  const lowest = points.toSorted((one, other) => other.score - one.score)[limit - 1]?.score ?? -Infinity
  return points.filter(({ score, on_frontier }) => on_frontier || score >= lowest)
}
