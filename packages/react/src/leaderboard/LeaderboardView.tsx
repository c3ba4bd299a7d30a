import { Alert, Button } from '../ui/index.ts'
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx'
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
  const { status, rows, unranked, more } = model
  return (
    <div
      part="leaderboard"
      data-status={status}
      aria-busy={status === 'loading'}
      {...rootProps(model, 'voice-leaderboard')}
    >
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
      {status === 'ready' && (
        <>
          {rows.length > 0 ? (
            <LeaderboardTable texts={texts} rows={rows} sort={model.sort} onSort={model.onSort} />
          ) : (
            <p part="leaderboard-notice">{unranked.length > 0 ? texts.noneRanked : texts.empty}</p>
          )}
          {unranked.length > 0 && <UnrankedVoices texts={texts} voices={unranked} />}
          {more === 'failed' && <Alert title={texts.failed} />}
          {more !== null && (
            <Button busy={more === 'loading'} aria-disabled={more === 'loading'} onClick={model.onMore}>
              {more === 'failed' ? texts.retry : texts.more}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
