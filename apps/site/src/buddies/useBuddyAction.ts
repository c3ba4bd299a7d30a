import { useRuntime } from '@voice-rankings/react'
import { type Client, isClientError } from '@voice-rankings/sdk'
import { useState } from 'react'
import { useRevalidator } from 'react-router'

/** Changes what the visitor sees or shows: one at a time, after which the page's data is loaded again. */
export function useBuddyAction() {
  const { client } = useRuntime()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  /** Code of the last failure; empty without one, and `failed` for a failure without a code. */
  const [problem, setProblem] = useState('')

  /** Resolves to true if it was done. */
  async function act(change: (buddies: Client['buddies']) => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setProblem('')
    try {
      await change(client.buddies)
      await revalidate()
      return true
    } catch (error) {
      setProblem((isClientError(error) && 'code' in error && error.code) || 'failed')
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, setProblem, act }
}
