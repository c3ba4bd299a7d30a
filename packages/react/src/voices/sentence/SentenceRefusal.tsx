import { failureText, playerMessages } from '../../player/index.ts'
import type { Generation } from '../../player/index.ts'
import { useMessages } from '../../runtime/index.ts'
import { voicesMessages } from '../messages.ts'

type Refused = Extract<Generation, { status: 'failed' | 'held' }>

/** True for a generation that failed, or that a limit holds. */
export function isRefused(take: Generation | undefined): take is Refused {
  return take?.status === 'failed' || take?.status === 'held'
}

/** Reason why a voice did not speak, in one line, with a button to try again; nothing for one that did. */
export function SentenceRefusal({ take, onRetry }: { take: Generation | undefined; onRetry: () => void }) {
  const texts = useMessages('player', playerMessages)
  const messages = useMessages('voices', voicesMessages)
  if (!isRefused(take)) return null
  const reason = take.status === 'held' ? take.message : failureText(take, texts)
  return (
    <span className="voice-card-refusal" role="alert">
      <span title={reason}>{reason}</span>
      {take.status === 'failed' ? (
        <button type="button" onClick={onRetry}>
          {messages.retry}
        </button>
      ) : null}
    </span>
  )
}
