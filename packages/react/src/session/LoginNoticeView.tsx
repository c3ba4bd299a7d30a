import { Button, Spinner } from '../ui/index.ts'
import type { LoginNoticeKind } from './loginNotice.ts'
import type { SessionMessages } from './messages.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface LoginNoticeViewProps extends RootProps<HTMLDivElement> {
  texts: SessionMessages
  /** Null shows nothing. */
  notice: LoginNoticeKind | null
  /** Six-digit confirmation code that the popup may ask for, on a page of another site. */
  matchingCode?: string | undefined
  /** Address of the separate page with the same function; null if there is none. */
  pageUrl: string | null
  /** Focuses the open popup, opens the blocked one, or retries the connection. */
  onWindow: () => void
  onCancel: () => void
}

const BUTTONS = { waiting: 'showWindow', blocked: 'openWindow', unreachable: 'retry' } as const

/** Progress of a login in a popup, with remedies if it does not continue. */
export function LoginNoticeView(props: LoginNoticeViewProps) {
  const { texts, notice, matchingCode, pageUrl, onWindow, onCancel } = props
  return (
    <div part="login-notice" data-status={notice ?? 'none'} {...rootProps(props, 'voice-login-notice voice-floats')}>
      <div part="login-text">
        {/* Always mounted, so that screen readers announce its text. */}
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
