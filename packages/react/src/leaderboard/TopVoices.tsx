import type { VoiceListing } from '@voice-rankings/contract'
import { RANKED_AFTER_RATERS } from '@voice-rankings/contract'
import { useId } from 'react'
import { useMessages } from '../runtime/index.ts'
import { leaderboardMessages } from './messages.ts'
import { rankedVoices } from './leaderboardRows.ts'
import { LeaderboardVoice } from './LeaderboardVoice.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface TopVoicesProps extends RootProps {
  /** First results of `voices.search` sorted by `-rating`; unranked voices are omitted. */
  voices: readonly VoiceListing[]
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
}

/**
 * Short list of the best-rated voices; explains the requirement while none is ranked.
 *
 * @example
 * <TopVoices voices={voices} headingLevel={2} />
 */
export function TopVoices({ voices, headingLevel = 2, ...props }: TopVoicesProps) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  const id = useId()
  const rows = rankedVoices(voices)
  const Heading = `h${headingLevel}` as const
  return (
    <section
      part="top"
      data-status={rows.length > 0 ? 'ready' : 'empty'}
      aria-labelledby={id}
      {...rootProps(props, 'voice-top')}
    >
      <Heading id={id} part="top-title">
        {texts.top}
      </Heading>
      {rows.length === 0 ? (
        <p>
          {texts.noneRanked} {texts.unrankedHint(RANKED_AFTER_RATERS)}
        </p>
      ) : (
        <ol>
          {rows.map(({ voice, rating, rank }) => (
            <li key={voice.voice_id}>
              <span part="top-rank">{texts.rank(rank)}</span>
              <LeaderboardVoice voice={voice} />
              <span part="top-score">
                <b>{texts.score(rating.score)}</b> <small>{texts.votesInWords(rating.count)}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
