import { traitsOf } from '@voice-rankings/contract'
import type { BlindRow, VoicePrice } from '@voice-rankings/contract'
import { memo } from 'react'
import { RatingScore } from '../ratings/index.ts'
import { formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { voicesMessages } from '../voices/messages.ts'
import type { ScoreAxis } from './blindRows.ts'
import { LeaderboardVoice } from './LeaderboardVoice.tsx'
import type { LeaderboardMessages } from './messages.ts'
import { ScoreBar } from './ScoreBar.tsx'

interface BlindLeaderboardRowProps {
  texts: LeaderboardMessages
  row: BlindRow
  axis: ScoreAxis
}

const SHOWN_TRAITS = 2

/** Price without its usual unit, a million characters: `free`, `$16`, or `$0.02 per minute`. */
function priceOf(price: VoicePrice | null, { blind: texts }: LeaderboardMessages, { locale }: WritingMessages): string {
  if (price === null) return texts.free
  const { perMillion, unit, currency } = price
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
    maximumFractionDigits: 3,
  }).format(unit === 'second' ? (perMillion * 60) / 1_000_000 : perMillion)
  return unit === 'character' ? amount : `${amount} ${texts.priceUnits[unit]}`
}

/**
 * Row of a voice with blind votes, which opens the voice. Where there is no space for all columns, the price is beside
 * the name; on a phone the stars and votes have no columns.
 */
export const BlindLeaderboardRow = memo(function BlindLeaderboardRow({ texts, row, axis }: BlindLeaderboardRowProps) {
  const { voice, blind_score: score, votes_before_change: older } = row
  const writing = useWriting()
  const whole = (value: number) => formatNumber(value, 0, writing)
  const voices = useMessages('voices', voicesMessages)
  const traits = traitsOf(voice)
    .slice(0, SHOWN_TRAITS)
    .map((name) => voices.traits[name])
  const price = priceOf(voice.voice_price, texts, writing)
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
      <td data-column="votes">
        <span>{texts.votes(score.vote_count)}</span>
      </td>
    </tr>
  )
})
