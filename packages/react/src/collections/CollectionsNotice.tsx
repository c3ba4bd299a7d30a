import { Alert, Button, Spinner } from '../ui/index.ts'
import type { CollectionsMessages } from './messages.ts'
import type { CollectionsModel } from './useCollections.ts'

interface CollectionsNoticeProps
  extends Pick<CollectionsModel, 'list'>, Partial<Pick<CollectionsModel, 'filter' | 'problem'>> {
  onRetry: () => void
  texts: CollectionsMessages
}

/** Message above the list, or in place of it. */
export function CollectionsNotice({ texts, list, filter = '', problem = null, onRetry }: CollectionsNoticeProps) {
  if (list.status === 'loading') {
    return (
      <output part="collections-notice">
        <Spinner /> {texts.loading}
      </output>
    )
  }
  if (list.status === 'failed') {
    return (
      <Alert title={texts.loadFailed}>
        <Button size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      </Alert>
    )
  }
  if (problem) {
    return <Alert title={problem.message ?? texts[`${problem.kind}Failed`]} />
  }
  const isEmpty = list.collections.length === 0 && filter.trim() === ''
  return isEmpty ? <p part="collections-notice">{texts.empty}</p> : null
}
