import { createRuntime } from '@voice-rankings/react'
import type { Runtime } from '@voice-rankings/react'
import { shareInPage } from './pageShare.ts'

/** The runtime of a base URL: one client, one login and one sound at a time for all its elements. */
export function runtimeOf(page: Document, baseUrl: string): Runtime {
  return shareInPage(page, `runtime ${baseUrl}`, () => createRuntime(baseUrl === '' ? {} : { baseUrl }))
}
