import type { BlindDay, BlindHistory, VoiceChange } from '@voice-rankings/contract'
import { useId } from 'react'
import { languageName } from '../../names/languageName.ts'
import { formatNumber, useMessages, useWriting } from '../../runtime/index.ts'
import type { WritingMessages } from '../../runtime/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import { leaderboardMessages } from '../messages.ts'
import { changesPath, HISTORY_SIZE, historyPaths } from './historyPaths.ts'

export interface BlindHistoryChartProps extends RootProps {
  /** Answer of `blind.history`. */
  history: BlindHistory
  /** `voice_changes` of the voice: each is a line at its day, and a sentence about earlier votes. Default: none. */
  changes?: readonly VoiceChange[]
  /** Heading level of its title. Default 2. */
  headingLevel?: 2 | 3
}

/**
 * Score of a voice from blind votes over time, with its interval, and score and ranks of the first and last day in
 * words. Nothing is shown for fewer than two days.
 *
 * @example
 * <BlindHistoryChart history={await client.blind.history(voice)} />
 */
export function BlindHistoryChart({ history, changes = [], headingLevel = 2, ...props }: BlindHistoryChartProps) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  const writing = useWriting()
  const id = useId()
  const { days, language_code } = history
  const [first] = days
  const last = days.at(-1)
  if (!first || !last || first === last) return null
  const { line, band } = historyPaths(days)
  const Heading = `h${headingLevel}` as const
  return (
    <section part="blind-history" aria-labelledby={id} {...rootProps(props, 'voice-blind-history')}>
      <Heading id={id} part="blind-history-title">
        {texts.history.title}
      </Heading>
      <svg
        part="blind-history-chart"
        viewBox={`0 0 ${HISTORY_SIZE.width} ${HISTORY_SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path data-span d={band} />
        <path data-score d={line} vectorEffect="non-scaling-stroke" />
        {changes.length > 0 ? (
          <path
            data-change
            d={changesPath(
              days,
              changes.map(({ found_at }) => found_at),
            )}
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
      </svg>
      <div part="blind-history-days">
        <HistoryDay day={first} />
        <HistoryDay day={last} />
      </div>
      {changes.map(({ found_at }) => (
        <p key={found_at} part="blind-history-change">
          {texts.history.changed(dayInWords(found_at, writing))}
        </p>
      ))}
      <p part="blind-history-how">{texts.history.how(languageName(language_code, writing))}</p>
    </section>
  )
}

/** UTC day of a time in words. */
const dayInWords = (time: string, { locale }: WritingMessages) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time))

/** Date, score and ranks of a day in words. */
function HistoryDay({ day: { day, blind_score: score } }: { day: BlindDay }) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  const writing = useWriting()
  const { ranks, margin, preliminary } = texts.blind
  const side = Math.round((Math.round(score.score_high) - Math.round(score.score_low)) / 2)
  return (
    <p>
      <time dateTime={day}>{dayInWords(day, writing)}</time>
      <span>
        <b>{formatNumber(score.score, 0, writing)}</b>{' '}
        <small>{score.is_preliminary ? preliminary : margin(side)}</small>
      </span>
      <small>{texts.history.rank(ranks(score.rank_low, score.rank_high))}</small>
    </p>
  )
}
