import type { BlindRow } from '@voice-rankings/contract'
import { memo } from 'react'
import { RatingScore } from '../ratings/index.ts'
import { formatNumber, useWriting } from '../runtime/index.ts'
import type { ScoreAxis } from './blindRows.ts'
import { LeaderboardVoice } from './LeaderboardVoice.tsx'
import type { LeaderboardMessages } from './messages.ts'
import { ScoreBar } from './ScoreBar.tsx'

interface BlindLeaderboardRowProps {
  texts: LeaderboardMessages
  row: BlindRow
  axis: ScoreAxis
}

/** Row of a voice with blind votes, which opens the voice. On a phone the stars and votes have no columns. */
export const BlindLeaderboardRow = memo(function BlindLeaderboardRow({ texts, row, axis }: BlindLeaderboardRowProps) {
  const { voice, blind_score: score } = row
  const writing = useWriting()
  const whole = (value: number) => formatNumber(value, 0, writing)
  const [low, high] = [Math.round(score.score_low), Math.round(score.score_high)]
  return (
    <tr data-gender={voice.voice_gender} data-preliminary={score.is_preliminary || undefined}>
      <td data-column="rank">{texts.blind.ranks(score.rank_low, score.rank_high)}</td>
      <th scope="row" data-column="voice">
        <LeaderboardVoice voice={voice} />
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
      <td data-column="votes">
        <span>{texts.votes(score.vote_count)}</span>
      </td>
    </tr>
  )
})
