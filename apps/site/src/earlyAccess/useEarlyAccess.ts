import { isClientError } from '@voice-rankings/sdk'
import { useState } from 'react'
import { useSiteTexts } from '../languages/LanguageProvider.tsx'
import { earlyAccessMessages, type EarlyAccessMessages } from './messages.ts'

type Problem = keyof EarlyAccessMessages['problems']

type State = { readonly status: 'idle' | 'busy' | 'done' } | { readonly status: 'failed'; readonly problem: Problem }

/** Texts of the page in the language of the interface. */
export const useEarlyAccessTexts = (): EarlyAccessMessages => useSiteTexts('earlyAccess', earlyAccessMessages)

/** Makes one call about an address at a time, and explains a refusal. */
export function useEarlyAccess() {
  const texts = useEarlyAccessTexts()
  const [state, setState] = useState<State>({ status: 'idle' })

  async function run(call: () => Promise<unknown>): Promise<void> {
    if (state.status === 'busy') return
    setState({ status: 'busy' })
    try {
      await call()
      setState({ status: 'done' })
    } catch (error) {
      setState({ status: 'failed', problem: problemOf(error) })
    }
  }

  return {
    texts,
    isBusy: state.status === 'busy',
    isDone: state.status === 'done',
    problem: state.status === 'failed' ? texts.problems[state.problem] : null,
    run,
    reset: () => setState({ status: 'idle' }),
  }
}

/** Explanation of a refusal, by its code; the texts of the server are in English only. */
function problemOf(error: unknown): Problem {
  const code = isClientError(error) && 'code' in error ? error.code : null
  if (code === 'invalid_fields') return 'email'
  if (code === 'not_found') return 'unknown'
  return code === 'too_many_requests' ? 'wait' : 'failed'
}
