import type { PlayerRuntime } from '@voice-rankings/react'
import type { Client, ClientOptions } from '@voice-rankings/sdk'
import { createPlayerRuntime } from '@voice-rankings/react/inside/runtime/createPlayerRuntime.ts'
import { pagePlayback } from './pagePlayback.ts'
import { shareInPage } from './pageShare.ts'

/** Runtime of the players with a base URL; `makeClient` is used by the first call on a page. */
export function playerRuntimeOf(
  page: Document,
  baseUrl: string,
  makeClient: (options: ClientOptions) => Client,
): PlayerRuntime {
  return shareInPage(page, `player runtime ${baseUrl}`, () =>
    createPlayerRuntime(makeClient(baseUrl === '' ? {} : { baseUrl }), { playback: pagePlayback(page) }),
  )
}
