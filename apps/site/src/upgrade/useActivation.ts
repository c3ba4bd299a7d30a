import type { License } from '@voice-rankings/contract'
import { useRuntime } from '@voice-rankings/react'
import { isClientError } from '@voice-rankings/sdk'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { UpgradeMessages } from './messages.ts'

/** State of an activation. */
export type Activation =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly problem: Problem }
  | { readonly status: 'done'; readonly license: License }

/** Key of the text that explains a failure. */
type Problem = keyof Pick<UpgradeMessages['key'], 'missing' | 'invalid' | 'used' | 'unknown' | 'failed'>

/** Activates licenses on the account of the visitor, calls `onDone`, and loads the page's data and the credits again. */
export function useActivation({ onDone }: { onDone?: (license: License) => void } = {}) {
  const { client, session } = useRuntime()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<Activation>({ status: 'idle' })

  async function activate(which: { license_key: string } | { license_id: string }): Promise<void> {
    if (state.status === 'busy') return
    if ('license_key' in which && which.license_key === '') return setState({ status: 'failed', problem: 'missing' })
    setState({ status: 'busy' })
    try {
      const { license } = await client.licenses.activate(which)
      setState({ status: 'done', license })
      onDone?.(license)
      await Promise.all([session.refresh(), revalidate()])
    } catch (error) {
      setState({ status: 'failed', problem: problemOf(error) })
    }
  }

  return { state, activate, reset: () => setState({ status: 'idle' }) }
}

/** Explanation of a refusal, by its code; the texts of the server are in English only. */
function problemOf(error: unknown): Problem {
  const code = isClientError(error) && 'code' in error ? error.code : null
  if (code === 'invalid_fields') return 'invalid'
  if (code === 'conflict') return 'used'
  if (code === 'not_found') return 'unknown'
  return 'failed'
}
