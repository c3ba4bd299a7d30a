import { LoginButton, useProfile } from '@voice-rankings/react'
import { Button } from '@voice-rankings/react/ui'
import { Link, isRouteErrorResponse, useRevalidator } from 'react-router'
import { errorText } from './errorText.ts'
import { useSiteMessages } from './languages/useSiteMessages.ts'
import { loadAnew } from './loadAnew.ts'
import { useLoginPage } from './useLoginPage.ts'

/** Page shown in place of a page that failed to load. */
export function ErrorPage({ error }: { error: unknown }) {
  const messages = useSiteMessages()
  const { title, message, detail, canRetry = false, reloads = false } = errorText(error, messages)
  const { revalidate } = useRevalidator()
  const profile = useProfile()
  const loginPage = useLoginPage()
  const needsLogin = isRouteErrorResponse(error) && error.status === 401 && !profile
  return (
    <div className="site-error">
      <FlatLine />
      <h1>{title}</h1>
      <p>{message}</p>
      {detail ? <p className="site-error-detail">{detail}</p> : null}
      <div className="site-error-actions">
        {needsLogin ? <LoginButton href={loginPage} /> : null}
        {canRetry ? (
          <Button variant="primary" onClick={() => (reloads ? loadAnew() : void revalidate())}>
            {messages.error.retry}
          </Button>
        ) : null}
        <Link className="voice-button" data-variant={needsLogin || canRetry ? 'quiet' : 'primary'} to="/">
          {messages.error.home}
        </Link>
      </div>
    </div>
  )
}

/** Illustration of a waveform that fades to silence. */
function FlatLine() {
  const heights = [18, 34, 52, 40, 60, 30, 44, 22, 12, 6, 4, 4, 4, 4, 4, 4]
  return (
    <svg className="site-error-wave" width={heights.length * 8} height="64" aria-hidden="true">
      {heights.map((height, at) => (
        <rect key={at} x={at * 8 + 1} y={(64 - height) / 2} width="5" height={height} rx="2.5" />
      ))}
    </svg>
  )
}
