import { Button, Spinner } from '../ui/index.ts'
import type { LoginNoticeKind } from './loginNotice.ts'
import type { SessionMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface LoginNoticeViewProps extends RootProps<HTMLDivElement> {
  texts: SessionMessages
  /** Null says nothing. */
  notice: LoginNoticeKind | null
  /** Six digits that the window may ask for, on a page of another site. */
  matchingCode?: string | undefined
  /** Address of the same as a page of its own; null where there is none. */
  pageUrl: string | null
  /** Shows the window that is open, opens the one that was blocked, or tries again to reach the server. */
  onWindow: () => void
  onCancel: () => void
}

const BUTTONS = { waiting: 'showWindow', blocked: 'openWindow', unreachable: 'retry' } as const

/** Where a login stands while it is under way elsewhere, and what to do when it does not go on. */
export function LoginNoticeView(props: LoginNoticeViewProps) {
  const { texts, notice, matchingCode, pageUrl, onWindow, onCancel } = props
  return (
    <div part="login-notice" data-status={notice ?? 'none'} {...rootProps(props, 'voice-login-notice voice-floats')}>
      <div part="login-text">
        {/* There before it says anything, so that it is heard when it does. */}
        <output>
          {notice === 'unreachable' && <Spinner />}
          {notice && texts.notices[notice]}
        </output>
        {notice === 'waiting' && matchingCode && (
          <p part="login-code">
            {texts.matchingCode} <strong>{matchingCode}</strong>
          </p>
        )}
      </div>
      {notice && notice !== 'complete' && (
        <div part="login-actions">
          <Button size="small" onClick={onWindow}>
            {texts[BUTTONS[notice]]}
          </Button>
          {notice !== 'waiting' && pageUrl && (
            <a className="voice-button" data-variant="quiet" data-size="small" href={pageUrl}>
              {texts.onThisPage}
            </a>
          )}
          <Button variant="plain" size="small" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}
