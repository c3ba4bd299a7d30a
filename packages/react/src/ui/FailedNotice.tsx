import { Notice } from './Notice.tsx'
import type { NoticeProps } from './Notice.tsx'

export interface FailedNoticeProps extends Pick<NoticeProps, 'headingLevel'> {
  texts: {
    failed: string
    failedHint: string
    retry: string
  }
  onRetry: () => void
}

/** What stands in the place of something that could not be loaded: that it could not, and another try. */
export function FailedNotice({ texts, onRetry, headingLevel }: FailedNoticeProps) {
  return (
    <Notice
      title={texts.failed}
      hint={texts.failedHint}
      headingLevel={headingLevel}
      action={texts.retry}
      onAction={onRetry}
    />
  )
}
