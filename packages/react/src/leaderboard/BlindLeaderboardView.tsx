import { Alert, Button } from '../ui/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { BlindBoardChoices } from './BlindBoardChoices.tsx'
import { BlindLeaderboardRow } from './BlindLeaderboardRow.tsx'
import { BLIND_COLUMNS } from './blindRows.ts'
import { LeaderboardHead } from './LeaderboardHead.tsx'
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx'
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
  const { status, rows, axis, info, more } = model
  return (
    <div
      part="blind-leaderboard"
      data-board="blind"
      data-status={status}
      aria-busy={status === 'loading'}
      {...rootProps(model, 'voice-leaderboard')}
    >
      <BlindBoardChoices texts={texts} {...model} />
      {status === 'loading' && (
        <>
          <output className="voice-hidden">{texts.loading}</output>
          <LeaderboardSkeleton texts={texts} />
        </>
      )}
      {status === 'failed' && (
        <Alert title={texts.failed}>
          <Button size="small" onClick={model.onRetry}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {status === 'ready' && rows.length === 0 && <p part="leaderboard-notice">{texts.blind.empty}</p>}
      {status === 'ready' && rows.length > 0 && (
        <table part="leaderboard-table">
          <caption className="voice-hidden">{texts.blind.caption}</caption>
          <LeaderboardHead
            columns={BLIND_COLUMNS}
            labels={texts.blind.columns}
            sort={model.sort}
            onSort={model.onSort}
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
      {more === 'failed' && <Alert title={texts.failed} />}
      {more !== null && (
        <Button busy={more === 'loading'} aria-disabled={more === 'loading'} onClick={model.onMore}>
          {more === 'failed' ? texts.retry : texts.more}
        </Button>
      )}
    </div>
  )
}
