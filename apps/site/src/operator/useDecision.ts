import { useRef, useState } from 'react'
import { useRun } from '../useRun.ts'

/** A decision that was made, with the call that takes it back. */
interface Made {
  readonly message: string
  readonly undo: (reason: string) => Promise<unknown>
}

/** A decision to make. It resolves with what was done. */
export type Decide = (reason: string) => Promise<Made>

/** Decisions of an operator: each needs a reason, and the last one can be undone. */
export function useDecision({ onDone, undone }: { onDone: () => void; undone: (reason: string) => string }) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { isBusy, hasFailed, run: runOne } = useRun()
  const [made, setMade] = useState<(Made & { reason: string }) | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function run(work: () => Promise<void>) {
    if (await runOne(work)) onDone()
  }

  return {
    reason,
    field,
    isMissing,
    isBusy,
    hasFailed,
    made,
    setReason(next: string) {
      setReason(next)
      setMissing(false)
    },
    decide(decide: Decide) {
      const given = reason.trim()
      if (given === '') {
        setMissing(true)
        field.current?.focus()
        return
      }
      void run(async () => setMade({ ...(await decide(given)), reason: given }))
    },
    undo() {
      if (!made) return
      void run(async () => {
        await made.undo(undone(made.reason))
        setMade(null)
      })
    },
  }
}

export type Decision = ReturnType<typeof useDecision>
