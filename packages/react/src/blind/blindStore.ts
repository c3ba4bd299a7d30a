import type { Api, BlindChoice, BlindResult, BlindRound, CallOutput } from '@voice-rankings/contract'
import { BLIND_HEARD_SHARE } from '@voice-rankings/contract'
import type { Playback } from '@voice-rankings/playback'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls, Client } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { hasCode } from '../requests/hasCode.ts'
import { createLatestRequest } from '../requests/latestRequest.ts'
import { createPairs } from './createPairs.ts'
import type { BlindSetting } from './createPairs.ts'
import { BLIND_SIDES } from './sides.ts'
import type { BlindHeard, OpenPair } from './openPair.ts'
import type { BlindSide } from './sides.ts'

export type BlindSummary = CallOutput<Api['blind']['summary']>

/** Stage of the test. */
export type BlindStage =
  /** `sentence` is that of the pair, or null while it is unknown. */
  | { readonly status: 'loading'; readonly sentence: string | null }
  /** The own sentence is to be written. */
  | { readonly status: 'writing' }
  /** `message` is the server's text, or null. */
  | { readonly status: 'failed'; readonly message: string | null }
  /** `sending` is the vote that is being sent, or null. */
  | {
      readonly status: 'listening'
      readonly pair: OpenPair
      readonly heard: BlindHeard
      readonly sending: BlindChoice | null
    }
  /** The vote can be undone until `undoUntil`, in ms since 1970. */
  | {
      readonly status: 'voted'
      readonly pair: OpenPair
      readonly heard: BlindHeard
      readonly result: BlindResult
      readonly undoUntil: number
      readonly isUndoing: boolean
    }
  | { readonly status: 'summary'; readonly summary: BlindSummary }

/** Notice beside the pair: a sound failed and its pair was skipped, the pair has ended, a vote was undone, or an action failed. */
export interface BlindNotice {
  readonly kind: 'skipped' | 'ended' | 'undone' | 'vote' | 'undo'
  /** The server's text, or null. */
  readonly message: string | null
}

export interface BlindState {
  readonly setting: BlindSetting
  readonly stage: BlindStage
  /** Progress of the round; null before the first pair. */
  readonly round: BlindRound | null
  readonly notice: BlindNotice | null
}

export interface BlindStore extends Pick<StoreApi<BlindState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Loads the first pair; the returned function stops all sounds and requests. */
  start(): () => void
  /** Changes the language or the use; another setting gets another pair. */
  choose(setting: Partial<Omit<BlindSetting, 'text'>>): void
  /** Changes the own sentence, which the next pair says. */
  say(text: string): void
  /** Asks for another own sentence. */
  write(): void
  /** Plays or pauses a side. */
  toggle(side: BlindSide): void
  /** Pauses the playing side, or plays on. */
  pause(): void
  /** Votes once both sides are heard. */
  vote(choice: BlindChoice): Promise<void>
  undo(): Promise<void>
  /** Next pair after a vote, the summary after the last one of a round, and a new round after the summary. */
  next(): void
  /** Loads again what failed. */
  retry(): void
  /** Drops the pairs of another caller, after a login or logout. */
  renew(): void
}

export interface BlindStoreOptions {
  client: Calls<'blind.next' | 'blind.vote' | 'blind.undo' | 'blind.summary'> & Pick<Client, 'url'>
  playback: Playback
  setting: BlindSetting
  /** Side that plays as soon as the first pair is there. Default: none. */
  firstSide?: BlindSide | undefined
  /** Sentence of the first pair, shown before that has loaded. Default: none. */
  firstSentence?: string | undefined
  /** Current time in ms since 1970. */
  now?: () => number
}

/** True once both sides of a pair are heard to the share from which a vote counts. */
export const isHeard = (heard: BlindHeard) => BLIND_SIDES.every((side) => heard[side] >= BLIND_HEARD_SHARE)

/** True after the last vote of a round. */
export const isComplete = (round: BlindRound | null) => round !== null && round.round_vote_count >= round.round_size

const loading = (sentence: string | null = null): BlindStage => ({ status: 'loading', sentence })

/** Pairs in a row whose sound may fail before the test gives up. */
const MOST_FAILURES = 3

/** Store of a blind test: pairs, what was heard of them, votes and rounds. */
export function createBlindStore(options: BlindStoreOptions): BlindStore {
  const { client, playback, now = Date.now } = options
  const store = createStore<BlindState>(() => ({
    setting: options.setting,
    stage: loading(options.firstSentence),
    round: null,
    notice: null,
  }))
  const pairs = createPairs({ client, playback })
  const request = createLatestRequest()
  let { firstSide, firstSentence } = options
  let failures = 0
  let open: OpenPair | null = null
  let leave: (() => void) | undefined
  /** Side that was played last. */
  let side: BlindSide = 'left'

  const set = (part: Partial<BlindState>) => store.setState(part)

  function drop(): void {
    request.drop()
    leave?.()
    open?.close()
    open = null
    side = 'left'
  }

  function fail(error: unknown): void {
    console.error('The blind test stopped.', error)
    set({ stage: { status: 'failed', message: serverMessage(error) } })
  }

  /** Goes on in the round with another setting. */
  function begin(setting: BlindSetting): void {
    const { round } = store.getState()
    firstSentence = undefined
    set({ setting, round: isComplete(round) ? null : round })
    pairs.drop()
    void load(null)
  }

  /** Next pair of the round; a complete round is followed by its summary. */
  async function load(notice: BlindNotice | null): Promise<void> {
    drop()
    const { setting, round } = store.getState()
    if (setting.blindUse === 'own' && setting.text.trim() === '') {
      return set({ stage: { status: 'writing' }, notice })
    }
    const loaded = pairs.taken(setting, round?.round_id)
    // Loaded sounds are shown without a blink.
    if (!loaded) set({ stage: loading(firstSentence), notice })
    await request.send(
      (signal) => (loaded ? Promise.resolve(loaded) : pairs.load(setting, round?.round_id, signal, firstSentence)),
      (pair) => show(pair, notice),
      fail,
    )
  }

  function show(pair: OpenPair, notice: BlindNotice | null): void {
    open = pair
    firstSentence = undefined
    if (pair.hasFailed()) return skip()
    // The count of a pair that was loaded early is older than that of the last vote.
    const known = store.getState().round
    const round = known?.round_id === pair.pair.round.round_id ? known : pair.pair.round
    set({ stage: { status: 'listening', pair, heard: { left: 0, right: 0 }, sending: null }, round, notice })
    leave = pair.follow((heard) => {
      const { stage } = store.getState()
      if (!('pair' in stage)) return
      if (isHeard(heard)) failures = 0
      set({ stage: { ...stage, heard } })
    }, onSoundFailure)
    loadAhead(round)
    if (firstSide) toggle(firstSide)
    firstSide = undefined
  }

  /** Loads the next pair while this one is heard; the last one of a round is followed by its summary. */
  function loadAhead({ round_id, round_size, round_vote_count }: BlindRound): void {
    if (round_vote_count + 1 < round_size) pairs.loadAhead(store.getState().setting, round_id)
  }

  /** After a vote the names are known, so nothing is skipped. */
  function onSoundFailure(): void {
    if (store.getState().stage.status === 'listening') skip()
  }

  function skip(): void {
    failures += 1
    if (failures < MOST_FAILURES) return void load({ kind: 'skipped', message: null })
    failures = 0
    drop()
    fail(new Error('The sounds of three pairs failed.'))
  }

  function summarize(roundId: string): Promise<void> {
    drop()
    set({ stage: loading(), notice: null })
    pairs.loadAhead(store.getState().setting, undefined)
    return request.send(
      (signal) => client.blind.summary({ round_id: roundId }, { signal }),
      (summary) => set({ stage: { status: 'summary', summary } }),
      fail,
    )
  }

  function advance(notice: BlindNotice | null = null): void {
    const { round } = store.getState()
    if (round && isComplete(round)) void summarize(round.round_id)
    else void load(notice)
  }

  function toggle(wanted: BlindSide): void {
    if (!open) return
    side = wanted
    void open.tracks[wanted].toggle()
  }

  return {
    ...store,
    start() {
      void load(null)
      return () => {
        drop()
        pairs.drop()
        set({ stage: loading(firstSentence), notice: null })
      }
    },
    choose(part) {
      const { setting } = store.getState()
      const chosen = { ...setting, ...part }
      if (chosen.languageCode === setting.languageCode && chosen.blindUse === setting.blindUse) return
      begin(chosen)
    },
    say: (text) => begin({ ...store.getState().setting, text }),
    write() {
      drop()
      set({ stage: { status: 'writing' }, notice: null })
    },
    toggle,
    pause: () => toggle(side),
    async vote(choice) {
      const { stage } = store.getState()
      if (stage.status !== 'listening' || stage.sending || !isHeard(stage.heard)) return
      const { pair, heard } = stage
      for (const one of BLIND_SIDES) pair.tracks[one].pause()
      set({ stage: { ...stage, sending: choice }, notice: null })
      await request.send(
        (signal) =>
          client.blind.vote(
            {
              pair_token: pair.pair.pair_token,
              blind_choice: choice,
              left_heard: heard.left,
              right_heard: heard.right,
            },
            { signal },
          ),
        (result) => {
          const undoUntil = now() + result.undo_ms
          set({ stage: { status: 'voted', pair, heard, result, undoUntil, isUndoing: false }, round: result.round })
        },
        (error) => {
          const message = serverMessage(error)
          if (hasCode(error, 'not_found')) return void load({ kind: 'ended', message })
          console.error('The vote could not be saved.', error)
          set({ stage: { ...stage, sending: null }, notice: { kind: 'vote', message } })
        },
      )
    },
    async undo() {
      const { stage } = store.getState()
      if (stage.status !== 'voted' || stage.isUndoing || now() >= stage.undoUntil) return
      set({ stage: { ...stage, isUndoing: true }, notice: null })
      await request.send(
        (signal) => client.blind.undo({ pair_token: stage.pair.pair.pair_token }, { signal }),
        ({ round }) => {
          set({ round })
          void load({ kind: 'undone', message: null })
        },
        (error) => {
          console.error('The vote could not be undone.', error)
          set({ stage: { ...stage, isUndoing: false }, notice: { kind: 'undo', message: serverMessage(error) } })
        },
      )
    },
    next() {
      const { stage } = store.getState()
      if (stage.status === 'voted' && !stage.isUndoing) advance()
      if (stage.status !== 'summary') return
      set({ round: null })
      void load(null)
    },
    retry: () => advance(),
    renew() {
      pairs.drop()
      set({ round: null })
      void load(null)
    },
  }
}
