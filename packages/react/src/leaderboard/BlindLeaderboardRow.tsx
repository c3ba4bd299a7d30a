import type { BlindRow, BlindScore, FirstSound } from '@voice-rankings/contract'
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { RatingScore } from '../ratings/index.ts'
import { formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { voicesMessages } from '../voices/messages.ts'
import { BLIND_COLUMNS } from './blindRows.ts'
import type { BlindColumn, ScoreAxis } from './blindRows.ts'
import { LeaderboardVoice } from './LeaderboardVoice.tsx'
import type { LeaderboardMessages } from './messages.ts'
import { priceText } from './priceText.ts'

interface BlindLeaderboardRowProps {
  texts: LeaderboardMessages
  row: BlindRow
  axis: ScoreAxis
}

const SHOWN_TRAITS = 2

/** Columns that a narrow table has no space for, besides the price, which is then beside the name. */
const FACTS = ['stars', 'sounds', 'firstSound', 'words', 'licence', 'votes'] as const satisfies BlindColumn[]

/**
 * Row of a voice with blind votes, which opens the voice. Where there is no space for all columns, the price is beside
 * the name, and a button shows the others below the row: word times and licence first, on a phone also stars and votes.
 */
export const BlindLeaderboardRow = memo(function BlindLeaderboardRow({ texts, row, axis }: BlindLeaderboardRowProps) {
  const { voice, blind_score: score, votes_before_change: older, first_sound: first } = row
  const writing = useWriting()
  const whole = (value: number) => formatNumber(value, 0, writing)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const facts = useFacts(texts, row)
  const price = priceText(voice.voice_price, texts, writing)
  const [low, high] = [Math.round(score.score_low), Math.round(score.score_high)]
  return (
    <>
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
        <td data-column="stars">{facts.stars}</td>
        <td data-column="sounds">{facts.sounds}</td>
        <td data-column="price">{price}</td>
        <td data-column="firstSound" title={first ? slowestText(first, texts, writing) : undefined}>
          {facts.firstSound}
        </td>
        <td data-column="words">{facts.words}</td>
        <td data-column="licence">{facts.licence}</td>
        <td data-column="votes">{facts.votes}</td>
        <td data-column="more">
          <button
            part="blind-more"
            type="button"
            aria-label={texts.blind.moreOf(voice.voice_name)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} data-facts>
          <td colSpan={BLIND_COLUMNS.length + 1}>
            <dl part="blind-facts">
              {FACTS.map((name) => (
                <div key={name} data-fact={name}>
                  <dt>{texts.blind.columns[name]}</dt>
                  <dd>{facts[name]}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  )
})

/** Interval of a blind score on the axis of all rows, with a dot for the score. Decorative, since the numbers are beside it. */
function ScoreBar({ score, axis: [from, to] }: { score: BlindScore; axis: ScoreAxis }) {
  const place = (points: number) => `${(((points - from) / Math.max(1, to - from)) * 100).toFixed(1)}%`
  return (
    <svg part="interval" className="voice-interval" data-axis="points" aria-hidden="true">
      <rect
        data-span
        x={place(score.score_low)}
        y="4"
        width={place(from + score.score_high - score.score_low)}
        height="8"
        rx="4"
      />
      <circle cx={place(score.score)} cy="8" r="6" />
    </svg>
  )
}

/** Time within which most texts are ready, which a column has in its tooltip only. */
const slowestText = ({ p95_ms: ms }: FirstSound, texts: LeaderboardMessages, writing: WritingMessages) =>
  texts.blind.slowest(formatNumber(ms, 0, writing))

/** Values of a row that are in a column, or below the row where it has none. */
function useFacts(texts: LeaderboardMessages, row: BlindRow): Record<(typeof FACTS)[number], ReactNode> {
  const { voice, blind_score: score, first_sound: first, voice_licence: licence } = row
  const voices = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const whole = (value: number) => formatNumber(value, 0, writing)
  const traits = voice.voice_traits.slice(0, SHOWN_TRAITS).map((name) => voices.traits[name])
  return {
    stars: <RatingScore voice={voice} variant="compact" />,
    sounds: traits.length > 0 ? voices.joined(traits) : '–',
    firstSound: first ? (
      <>
        {texts.blind.milliseconds(whole(first.p50_ms))}
        <small data-slowest> {slowestText(first, texts, writing)}</small>
      </>
    ) : (
      <small>{texts.blind.notMeasured}</small>
    ),
    words: voices.timings[row.voice_timing_source],
    licence: (
      <>
        {licence?.name ?? voices.notStated}
        {typeof licence?.commercial === 'boolean' && <small> {voices.commercial(licence.commercial)}</small>}
      </>
    ),
    votes: <span>{texts.votes(score.vote_count)}</span>,
  }
}
