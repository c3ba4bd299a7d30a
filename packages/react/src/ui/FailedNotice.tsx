import { Notice } from './Notice.tsx'
import type { NoticeProps } from './Notice.tsx'
import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface FailedNoticeProps extends Pick<NoticeProps, 'headingLevel'>, RootProps<HTMLDivElement> {
  texts: {
    failed: string
    failedHint: string
    retry: string
  }
  onRetry: () => void
}

/** Placeholder for content that failed to load, with a retry button. */
export function FailedNotice({ texts, onRetry, headingLevel, ...props }: FailedNoticeProps) {
  return (
    <Notice
      title={texts.failed}
      hint={texts.failedHint}
      headingLevel={headingLevel}
      action={texts.retry}
      onAction={onRetry}
      {...rootProps(props)}
    />
  )
}
