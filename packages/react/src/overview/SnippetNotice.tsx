import { useMessages } from '../runtime/index.ts'
import { Alert, Button } from '../ui/index.ts'
import { loadingMessages } from './loadingMessages.ts'
import type { OverviewState } from './overviewStore.ts'

export interface SnippetNoticeProps {
  state: OverviewState
  onRetry: () => void
}

/** Message that the requested snippet is not shown, with a remedy. */
export function SnippetNotice({ state, onRetry }: SnippetNoticeProps) {
  const texts = useMessages('overview', loadingMessages)
  if (state.status !== 'ready' || state.snippetProblem === null) return null
  return state.snippetProblem === 'missing' ? (
    <Alert title={texts.snippetMissing}>{texts.snippetMissingHint}</Alert>
  ) : (
    <Alert title={texts.snippetFailed}>
      {texts.failedHint} <Button onClick={onRetry}>{texts.retry}</Button>
    </Alert>
  )
}
