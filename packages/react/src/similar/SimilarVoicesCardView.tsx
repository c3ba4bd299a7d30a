import { useId } from 'react'
import { useMessages } from '../runtime/index.ts'
import { Button } from '../ui/index.ts'
import { OverallMatches } from './OverallMatches.tsx'
import { similarMessages } from './messages.ts'
import { isMeasured } from './isMeasured.ts'
import type { SimilarState } from './similarStore.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface SimilarVoicesCardViewProps extends RootProps {
  state: SimilarState
  retry: () => void
}

/** Maximum number of voices in the sidebar; the tab shows all. */
const CARD_LIMIT = 6

export function SimilarVoicesCardView({ state, retry, ...props }: SimilarVoicesCardViewProps) {
  const messages = useMessages('similar', similarMessages)
  const id = useId()
  return (
    <section
      part="similar-voices"
      aria-labelledby={id}
      aria-busy={state.status === 'loading'}
      data-status={state.status}
      {...rootProps(props, 'voice-box voice-similar-card')}
    >
      <h2 id={id}>{messages.title}</h2>
      {state.status === 'loading' ? <p>{messages.cardLoading}</p> : null}
      {state.status === 'failed' ? (
        <p role="alert">
          {state.reason === 'no_voice' ? messages.noVoice : (state.message ?? messages.cardFailed)}
          {state.reason === 'no_voice' ? null : (
            <Button size="small" onClick={retry}>
              {messages.retry}
            </Button>
          )}
        </p>
      ) : null}
      {state.status === 'ready' && state.result.overallSimilarResults.length === 0 ? (
        <p>{isMeasured(state.result) ? messages.cardEmpty : messages.unmeasured}</p>
      ) : null}
      {state.status === 'ready' ? <OverallMatches result={state.result} limit={CARD_LIMIT} /> : null}
    </section>
  )
}
