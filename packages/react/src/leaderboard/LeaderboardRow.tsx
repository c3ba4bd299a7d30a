import { memo } from 'react'
import { IntervalBar } from './IntervalBar.tsx'
import { LeaderboardVoice } from './LeaderboardVoice.tsx'
import type { RankedVoice } from './leaderboardRows.ts'
import type { LeaderboardMessages } from './messages.ts'

interface LeaderboardRowProps {
  texts: LeaderboardMessages
  row: RankedVoice
}

/**
 * Row of a ranked voice. On a phone the interval and votes are below the score, since there is no space for columns.
 */
export const LeaderboardRow = memo(function LeaderboardRow({ texts, row }: LeaderboardRowProps) {
  const { voice, rating, rank } = row
  const interval = texts.interval(rating.low, rating.high)
  return (
    <tr data-gender={voice.voice_gender}>
      <td data-column="rank">{texts.rank(rank)}</td>
      <th scope="row" data-column="voice">
        <LeaderboardVoice voice={voice} />
      </th>
      <td data-column="score">
        <b>{texts.score(rating.score)}</b>
        <small data-narrow>
          <IntervalBar rating={rating} />
          <span>{interval}</span>
          <span>{texts.votesInWords(rating.count)}</span>
        </small>
      </td>
      <td data-column="interval">
        <IntervalBar rating={rating} />
        <span>{interval}</span>
      </td>
      <td data-column="votes">
        <span>{texts.votes(rating.count)}</span>
      </td>
    </tr>
  )
})
