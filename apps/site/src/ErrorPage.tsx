import { Link, isRouteErrorResponse } from 'react-router'

interface ErrorText {
  title: string
  message: string
  /** What exactly was not found, in small print. */
  detail?: string
}

/** What the error page says of whatever was thrown while a page was made. */
export function errorText(error: unknown): ErrorText {
  if (isRouteErrorResponse(error)) {
    const said = typeof error.data === 'string' ? error.data : ''
    if (error.status === 401 || error.status === 403) {
      return { title: 'Access Denied', message: said || "You don't have permission to access this page." }
    }
    if (error.status === 404) {
      const message = "Sorry, the page you are looking for doesn't exist or has been moved."
      return { title: 'Page Not Found', message, detail: said }
    }
    return { title: UNEXPECTED, message: said || RETRY }
  }
  const message = error instanceof Error ? error.message : ''
  return { title: UNEXPECTED, message: message || RETRY }
}

const UNEXPECTED = 'An Unexpected Error Occurred'
const RETRY = 'Something went wrong. Please try again later.'

/** The page shown instead of one that could not be made. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, message, detail } = errorText(error)
  return (
    <div className="site-error">
      <title>{detail ? detail.replace('Page not found', 'Page Not Found') : title}</title>
      <FlatLine />
      <h1>{title}</h1>
      <p>{message}</p>
      {detail ? <p className="site-error-detail">{detail}</p> : null}
      <Link className="voice-button" data-variant="primary" to="/">
        Go back home
      </Link>
    </div>
  )
}

/** A waveform that falls silent. */
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
