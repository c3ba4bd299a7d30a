import { useId } from 'react'
import { useMessages, useWriting } from '../runtime/index.ts'
import { Button } from '../ui/index.ts'
import { SimilarRow } from './SimilarRow.tsx'
import { describeDifferences } from './differences.ts'
import { similarMessages } from './messages.ts'
import type { SimilarState } from './similarStore.ts'

export interface SimilarVoicesCardViewProps {
  state: SimilarState
  retry: () => void
}

/** Most voices the sidebar shows; the tab shows them all. */
const CARD_LIMIT = 6

export function SimilarVoicesCardView({ state, retry }: SimilarVoicesCardViewProps) {
  const messages = useMessages('similar', similarMessages)
  const id = useId()
  return (
    <section
      className="voice-box voice-similar-card"
      part="similar-voices"
      aria-labelledby={id}
      aria-busy={state.status === 'loading'}
      data-status={state.status}
    >
      <h2 id={id}>{messages.title}</h2>
      {state.status === 'loading' ? <p>{messages.cardLoading}</p> : null}
      {state.status === 'failed' ? (
        <p role="alert">
          {state.message ?? messages.cardFailed}
          <Button size="small" onClick={retry}>
            {messages.retry}
          </Button>
        </p>
      ) : null}
      {state.status === 'ready' ? <Rows result={state.result} /> : null}
    </section>
  )
}

function Rows({ result }: Pick<Extract<SimilarState, { status: 'ready' }>, 'result'>) {
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const voices = result.overallSimilarResults.slice(0, CARD_LIMIT)
  if (voices.length === 0) return <p>{messages.cardEmpty}</p>
  const { profileUsedForMatching: source } = result.sourceVoice
  return (
    <ul className="voice-similar-list">
      {voices.map((voice) => (
        <SimilarRow
          key={voice.voice_id}
          voice={voice}
          value={messages.alike(voice.similarity)}
          note={describeDifferences(voice, source, messages.notMeasured, writing)}
        />
      ))}
    </ul>
  )
}
