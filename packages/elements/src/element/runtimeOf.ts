import type { Runtime } from '@voice-rankings/react'
import { createClient } from '@voice-rankings/sdk'
import { completeRuntime } from '@voice-rankings/react/inside/runtime/createRuntime.ts'
import { shareInPage } from './pageShare.ts'
import { playerRuntimeOf } from './playerRuntimeOf.ts'

/** Runtime of a base URL: one client, one login and one playing sound for all its elements. */
export function runtimeOf(page: Document, baseUrl: string): Runtime {
  return shareInPage(page, `runtime ${baseUrl}`, () => completeRuntime(playerRuntimeOf(page, baseUrl, createClient)))
}
