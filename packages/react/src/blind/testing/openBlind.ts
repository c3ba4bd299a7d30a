import type { BlindPair } from '@voice-rankings/contract'
import { createPlayback } from '@voice-rankings/playback'
import { createFakeAudios, createFakeClient } from '@voice-rankings/testkit'
import type { FakeAudio, FakeHandlers } from '@voice-rankings/testkit'
import { vi } from 'vitest'
import { createBlindStore } from '../blindStore.ts'
import type { BlindStoreOptions } from '../blindStore.ts'
import type { BlindSetting } from '../createPairs.ts'
import { refusal } from '../../testing/refusal.ts'
import { BLIND_SIDES } from '../sides.ts'
import type { BlindSide } from '../sides.ts'
import { BLIND_SOUND_MS, blindPairFixture, blindResultFixture, blindServer } from './blindFixture.ts'

/** Time between two looks at a sound while it is heard, in ms; longer steps would count as jumps. */
const STEP_MS = 1200

const settle = () => vi.advanceTimersByTimeAsync(0)

export interface OpenBlindOptions extends Pick<BlindStoreOptions, 'firstSide' | 'firstSentence'> {
  handlers?: FakeHandlers
  setting?: Partial<BlindSetting>
}

/** A blind test without a page, whose server and sounds the test controls. Needs fake timers. */
export function openBlind({ handlers, setting, ...options }: OpenBlindOptions = {}) {
  const client = createFakeClient({ ...blindServer(), ...handlers })
  const { made: sounds, createAudio } = createFakeAudios(BLIND_SOUND_MS)
  const playback = createPlayback({ openChannel: null, createAudio })
  const store = createBlindStore({
    client,
    playback,
    setting: { languageCode: 'en', blindUse: 'narration', text: '', ...setting },
    ...options,
  })
  const stages: string[] = []
  store.subscribe(({ stage }, { stage: before }) => stage.status !== before.status && stages.push(stage.status))

  const stage = () => store.getState().stage

  /** Sound of a side of the shown pair. */
  function sound(side: BlindSide): FakeAudio {
    const shown = stage()
    const found = 'pair' in shown && sounds.find(({ src }) => src === shown.pair.pair[side].audio_url)
    if (!found) throw new Error(`No pair is shown whose ${side} side is loaded.`)
    return found
  }

  /** Starts a side and plays it for a time in ms. */
  async function hear(side: BlindSide, ms: number): Promise<void> {
    store.toggle(side)
    await settle()
    for (let left = ms; left > 0; left -= STEP_MS) {
      sound(side).hear(Math.min(left, STEP_MS))
      await vi.advanceTimersByTimeAsync(50)
    }
  }

  return {
    store,
    client,
    sounds,
    /** Statuses of the stages so far, without the first. */
    stages,
    stage,
    settle,
    sound,
    hear,
    /** Starts the test, and waits for its first pair. */
    async start() {
      const stop = store.start()
      await settle()
      return stop
    },
    /** Hears both sides of the shown pair, by default as long as a vote needs. */
    async hearBoth(ms = 0.6 * BLIND_SOUND_MS) {
      for (const side of BLIND_SIDES) await hear(side, ms)
    },
    /** Names of the loaded sounds, such as `1-left`. */
    loaded: () => sounds.flatMap(({ src }) => src.split('/').at(-1) || []),
    /** Inputs of all requests of a kind. */
    sent: (name: 'next' | 'vote' | 'undo' | 'summary') => client.inputsOf(`blind.${name}`),
  }
}

/** Requests of the first pair and of further pairs of a round. */
export const FIRST = { language_code: 'en', blind_use: 'narration' }
export const FURTHER = { ...FIRST, round_id: 'round' }

/** Failures of any request, with the message that the visitor reads. */
export const FAILURES = [
  ['with the text of the server', () => Promise.reject(refusal('conflict', 'Not now.')), 'Not now.'],
  ['without a text if there is no answer', () => Promise.reject(new TypeError('offline')), null],
] as const

/** Answers a request for a pair after a time, by default 100 ms. */
export const late = (pair: BlindPair, ms = 100) =>
  new Promise<BlindPair>((resolve) => setTimeout(() => resolve(pair), ms))

/** A test with its first pair. */
export async function startBlind(options: OpenBlindOptions = {}) {
  const test = openBlind(options)
  return { ...test, stop: await test.start() }
}

/** A test whose first pair is heard. */
export async function hearBlind(options: OpenBlindOptions = {}) {
  const test = await startBlind(options)
  await test.hearBoth()
  return test
}

/** A test after the vote on its first pair. */
export async function voteBlind(options: OpenBlindOptions = {}) {
  const test = await hearBlind(options)
  await test.store.vote('left')
  return test
}

/** Server of a round with one pair left, after which another begins. */
export function lastPair(): FakeHandlers {
  let issued = 0
  return {
    ...blindServer(),
    'blind.next': () => blindPairFixture((issued += 1) === 1 ? 10 : issued - 1),
    'blind.vote': () => blindResultFixture('left', 10),
  }
}

/** A test at the summary of its round. */
export async function endBlind() {
  const test = await voteBlind({ handlers: lastPair() })
  test.store.next()
  await test.settle()
  return test
}
