import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { BlindBoardChoices } from './BlindBoardChoices.tsx'
import { BlindLeaderboardRow } from './BlindLeaderboardRow.tsx'
import { BLIND_COLUMNS } from './blindRows.ts'
import { BoardStates } from './BoardStates.tsx'
import { LeaderboardHead } from './LeaderboardHead.tsx'
import type { LeaderboardMessages } from './messages.ts'
import type { BlindLeaderboardModel } from './useBlindLeaderboard.ts'

export interface BlindLeaderboardViewProps extends BlindLeaderboardModel, RootProps<HTMLDivElement> {
  texts: LeaderboardMessages
}

/**
 * Table of the voices with blind votes.
 *
 * @example
 * <BlindLeaderboardView {...useBlindLeaderboard()} texts={leaderboardMessages} />
 */
export function BlindLeaderboardView({ texts, ...model }: BlindLeaderboardViewProps) {
  const { status, rows, axis, info } = model
  return (
    <div
      part="blind-leaderboard"
      data-board="blind"
      data-status={status}
      aria-busy={status === 'loading'}
      {...rootProps(model, 'voice-leaderboard')}
    >
      <BlindBoardChoices texts={texts} {...model} />
      <BoardStates texts={texts} {...model}>
        {rows.length === 0 ? (
          <p part="leaderboard-notice">{texts.blind.empty}</p>
        ) : (
          <table part="leaderboard-table">
            <caption className="voice-hidden">{texts.blind.caption}</caption>
            <LeaderboardHead
              columns={BLIND_COLUMNS}
              labels={texts.blind.columns}
              sort={model.sort}
              onSort={model.onSort}
              more={texts.blind.more}
            />
            <tbody>
              {rows.map((row) => (
                <BlindLeaderboardRow key={row.voice.voice_id} texts={texts} row={row} axis={axis} />
              ))}
            </tbody>
          </table>
        )}
        {info && rows.length > 0 && (
          <p part="leaderboard-how">
            {texts.blind.all(info.total, info.vote_count)}
            {info.excluded_vote_count > 0 && ` · ${texts.blind.excluded(info.excluded_vote_count)}`}{' '}
            <a href={model.fileUrl} download>
              {texts.blind.file}
            </a>
          </p>
        )}
      </BoardStates>
    </div>
  )
}
