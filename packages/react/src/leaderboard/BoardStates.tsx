import type { ReactNode } from 'react'
import { Alert, Button } from '../ui/index.ts'
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx'
import type { LeaderboardMessages } from './messages.ts'
import type { LeaderboardModel } from './useLeaderboard.ts'

interface BoardStatesProps extends Pick<LeaderboardModel, 'status' | 'more' | 'onMore' | 'onRetry'> {
  texts: LeaderboardMessages
  /** Shown once the rows are loaded. */
  children: ReactNode
}

/** States of a table of voices: while it loads, after a failure, and with further rows to load. */
export function BoardStates({ texts, status, more, onMore, onRetry, children }: BoardStatesProps) {
  if (status === 'loading') {
    return (
      <>
        <output className="voice-hidden">{texts.loading}</output>
        <LeaderboardSkeleton texts={texts} />
      </>
    )
  }
  if (status === 'failed') {
    return (
      <Alert title={texts.failed}>
        <Button size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      </Alert>
    )
  }
  return (
    <>
      {children}
      {more === 'failed' && <Alert title={texts.failed} />}
      {more !== null && (
        <Button busy={more === 'loading'} aria-disabled={more === 'loading'} onClick={onMore}>
          {more === 'failed' ? texts.retry : texts.more}
        </Button>
      )}
    </>
  )
}
