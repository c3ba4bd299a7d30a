import { BoardStates } from './BoardStates.tsx'
import { LeaderboardTable } from './LeaderboardTable.tsx'
import type { LeaderboardMessages } from './messages.ts'
import { UnrankedVoices } from './UnrankedVoices.tsx'
import type { LeaderboardModel } from './useLeaderboard.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface LeaderboardViewProps extends LeaderboardModel, RootProps<HTMLDivElement> {
  texts: LeaderboardMessages
}

/**
 * Table of the ranked voices, and a list of the unranked ones.
 *
 * @example
 * <LeaderboardView {...useLeaderboard({ languageCode: 'en' })} texts={leaderboardMessages} />
 */
export function LeaderboardView({ texts, ...model }: LeaderboardViewProps) {
  const { status, rows, unranked } = model
  return (
    <div
      part="leaderboard"
      data-status={status}
      aria-busy={status === 'loading'}
      {...rootProps(model, 'voice-leaderboard')}
    >
      <BoardStates texts={texts} {...model}>
        {rows.length > 0 ? (
          <LeaderboardTable texts={texts} rows={rows} sort={model.sort} onSort={model.onSort} />
        ) : (
          <p part="leaderboard-notice">{unranked.length > 0 ? texts.noneRanked : texts.empty}</p>
        )}
        {unranked.length > 0 && <UnrankedVoices texts={texts} voices={unranked} />}
      </BoardStates>
    </div>
  )
}
