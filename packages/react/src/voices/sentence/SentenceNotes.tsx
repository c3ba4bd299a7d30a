import { useStore } from 'zustand'
import { HoldNotes, playerMessages, useHoldAllowance } from '../../player/index.ts'
import type { Generation } from '../../player/index.ts'
import { promptLogin, useMessages, useRuntime } from '../../runtime/index.ts'
import type { SentenceStore } from './sentenceStore.ts'

const IDLE: Generation = { status: 'idle' }

/** Waiting time below the sentence once the quota is used up. */
export function SentenceNotes({ store }: { store: SentenceStore }) {
  const { client, loginPrompt } = useRuntime()
  const texts = useMessages('player', playerMessages)
  const allowance = useHoldAllowance(client)
  const held = useStore(store, ({ takes }) => [...takes.values()].find(({ status }) => status === 'held'))
  // Earlier, it would move the cards below a press of their buttons.
  if (allowance?.remaining !== 0 && !held) return null
  return (
    <div className="voice-sentence-notes" part="notes">
      <HoldNotes
        texts={texts}
        allowance={allowance}
        generation={held ?? IDLE}
        onLogin={() => promptLogin(loginPrompt)}
      />
    </div>
  )
}
