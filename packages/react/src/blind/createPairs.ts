import type { BlindUse } from '@voice-rankings/contract'
import type { Playback } from '@voice-rankings/playback'
import type { Calls, Client } from '@voice-rankings/sdk'
import { openPair } from './openPair.ts'
import type { OpenPair } from './openPair.ts'

/** What the pairs of a blind test are about. */
export interface BlindSetting {
  /** Language such as `en`. */
  readonly languageCode: string
  readonly blindUse: BlindUse
  /** The visitor's own sentence, for the use `own`. */
  readonly text: string
}

/** Pairs of the server, of which one is loaded ahead. */
export interface Pairs {
  /** Loads a pair with its sounds; `sentence` is the one of the use that it says, by default any. */
  load(setting: BlindSetting, roundId: string | undefined, signal: AbortSignal, sentence?: string): Promise<OpenPair>
  /** Loads the next pair of a round, once; a failure is forgotten, because the pair is then asked for when it is needed. */
  loadAhead(setting: BlindSetting, roundId: string | undefined): void
  /** The pair that was loaded ahead for a setting and round, which the caller then owns; null while there is none. */
  taken(setting: BlindSetting, roundId: string | undefined): OpenPair | null
  /** Drops the pair that was loaded ahead. */
  drop(): void
}

interface Ahead {
  readonly key: string
  readonly controller: AbortController
  pair: OpenPair | null
}

const keyOf = (setting: BlindSetting, roundId = '') => JSON.stringify([setting, roundId])

export function createPairs(options: { client: Calls<'blind.next'> & Pick<Client, 'url'>; playback: Playback }): Pairs {
  const { client } = options
  let ahead: Ahead | null = null

  async function load(
    { languageCode, blindUse, text }: BlindSetting,
    roundId: string | undefined,
    signal: AbortSignal,
    sentence?: string,
  ): Promise<OpenPair> {
    const pairText = blindUse === 'own' ? text.trim() : sentence
    const pair = await client.blind.next(
      {
        language_code: languageCode,
        blind_use: blindUse,
        ...(pairText === undefined ? {} : { pair_text: pairText }),
        ...(roundId === undefined ? {} : { round_id: roundId }),
      },
      { signal },
    )
    signal.throwIfAborted()
    return openPair(pair, options)
  }

  function drop(): void {
    ahead?.controller.abort()
    ahead?.pair?.close()
    ahead = null
  }

  return {
    load,
    loadAhead(setting, roundId) {
      const key = keyOf(setting, roundId)
      if (ahead?.key === key) return
      drop()
      const mine: Ahead = { key, controller: new AbortController(), pair: null }
      ahead = mine
      load(setting, roundId, mine.controller.signal).then(
        (pair) => {
          mine.pair = pair
        },
        () => {
          if (ahead === mine) ahead = null
        },
      )
    },
    taken(setting, roundId) {
      if (ahead?.key !== keyOf(setting, roundId) || !ahead.pair) {
        drop()
        return null
      }
      const { pair } = ahead
      ahead = null
      return pair
    },
    drop,
  }
}
