import { traitsOf } from '@voice-rankings/contract'
import type { BlindRow } from '@voice-rankings/contract'
import { memo } from 'react'
import { RatingScore } from '../ratings/index.ts'
import { formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import { voicesMessages } from '../voices/messages.ts'
import type { ScoreAxis } from './blindRows.ts'
import { LeaderboardVoice } from './LeaderboardVoice.tsx'
import type { LeaderboardMessages } from './messages.ts'
import { priceText } from './priceText.ts'
import { ScoreBar } from './ScoreBar.tsx'

interface BlindLeaderboardRowProps {
  texts: LeaderboardMessages
  row: BlindRow
  axis: ScoreAxis
}

const SHOWN_TRAITS = 2

/**
 * Row of a voice with blind votes, which opens the voice. Where there is no space for all columns, the price is beside
 * the name, and word times, licence and first sound have no columns; on a phone neither have stars and votes.
 */
export const BlindLeaderboardRow = memo(function BlindLeaderboardRow({ texts, row, axis }: BlindLeaderboardRowProps) {
  const { voice, blind_score: score, votes_before_change: older, first_sound: first, voice_licence: licence } = row
  const writing = useWriting()
  const whole = (value: number) => formatNumber(value, 0, writing)
  const voices = useMessages('voices', voicesMessages)
  const traits = traitsOf(voice)
    .slice(0, SHOWN_TRAITS)
    .map((name) => voices.traits[name])
  const price = priceText(voice.voice_price, texts, writing)
  const [low, high] = [Math.round(score.score_low), Math.round(score.score_high)]
  return (
    <tr data-gender={voice.voice_gender} data-preliminary={score.is_preliminary || undefined}>
      <td data-column="rank">{texts.blind.ranks(score.rank_low, score.rank_high)}</td>
      <th scope="row" data-column="voice">
        <LeaderboardVoice
          voice={voice}
          note={price}
          remark={older > 0 ? texts.blind.beforeChange(whole(older)) : undefined}
        />
      </th>
      <td data-column="score">
        <span part="blind-score-cell">
          <ScoreBar score={score} axis={axis} />
          <span>
            <b>{whole(score.score)}</b>
            <small>
              {score.is_preliminary ? texts.blind.preliminary : texts.blind.margin(Math.round((high - low) / 2))}
            </small>
            <span className="voice-hidden">{`. ${texts.blind.bounds(low, high)}`}</span>
          </span>
        </span>
      </td>
      <td data-column="stars">
        <RatingScore voice={voice} variant="compact" />
      </td>
      <td data-column="sounds">{traits.length > 0 ? voices.joined(traits) : '–'}</td>
      <td data-column="price">{price}</td>
      <td data-column="firstSound">
        {first ? (
          <>
            {texts.blind.milliseconds(whole(first.p50_ms))}
            <small>{texts.blind.slowest(whole(first.p95_ms))}</small>
          </>
        ) : (
          <small>{texts.blind.notMeasured}</small>
        )}
      </td>
      <td data-column="words">{voices.timings[row.voice_timing_source]}</td>
      <td data-column="licence">
        {licence?.name ?? voices.notStated}
        {typeof licence?.commercial === 'boolean' && <small>{voices.commercial(licence.commercial)}</small>}
      </td>
      <td data-column="votes">
        <span>{texts.votes(score.vote_count)}</span>
      </td>
    </tr>
  )
})
