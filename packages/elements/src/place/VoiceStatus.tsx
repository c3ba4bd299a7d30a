import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { useMessages } from '@voice-rankings/react'
import { Alert, Button, Spinner } from '@voice-rankings/react/ui'
import type { OverviewState } from '@voice-rankings/react'
import type { ReactNode } from 'react'
import { SnippetNotice } from '@voice-rankings/react/inside/overview/SnippetNotice.tsx'
import { loadingMessages } from '@voice-rankings/react/inside/overview/loadingMessages.ts'

interface VoiceStatusProps {
  state: OverviewState
  /** Shown below the message of a missing or failed voice. Default: none. */
  fallback?: ReactNode
  onRetry: () => void
  children: (loaded: { voice: Voice; snippet: SpokenSnippet | null }) => ReactNode
}

/** Loading state of a voice; renders the children once it has loaded. */
export function VoiceStatus({ state, fallback, onRetry, children }: VoiceStatusProps) {
  const texts = useMessages('overview', loadingMessages)
  switch (state.status) {
    case 'ready':
      return (
        <>
          <SnippetNotice state={state} onRetry={onRetry} />
          {children(state)}
        </>
      )
    case 'loading':
      return (
        <output aria-label={texts.loading}>
          <Spinner />
        </output>
      )
    case 'missing':
      return (
        <Alert title={texts.missing}>
          {texts.missingHint} {fallback}
        </Alert>
      )
    case 'failed':
      return (
        <Alert title={texts.failed}>
          {state.message ?? texts.failedHint} <Button onClick={onRetry}>{texts.retry}</Button> {fallback}
        </Alert>
      )
  }
}
