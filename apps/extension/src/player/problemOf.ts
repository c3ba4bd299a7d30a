import { isClientError, serverMessage } from '@voice-rankings/sdk'
import type { Problem } from '../protocol.ts'

/** What a person is told of an error of a call. */
export function problemOf(error: unknown): Problem {
  const text = serverMessage(error)
  if (text) return { kind: 'server', text }
  return { kind: isClientError(error) ? 'connection' : 'sound' }
}
