import type { Gender, Voice } from '@voice-rankings/contract'
import { textLimit } from '@voice-rankings/contract'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { askAllowance, playerMessages, useHoldAllowance } from '../player/index.ts'
import type { Generation, VoicePlayerModel } from '../player/index.ts'
import { draftKey, promptLogin, useMessages, useOwnerChange, useProfile, useRuntime } from '../runtime/index.ts'
import type { Blind, CompareState } from './compareState.ts'
import { canGenerateAll, COMPARED_LIMIT, excessOf, isHidden, takeOf, waiting } from './compareState.ts'
import { comparePath } from './address/comparePath.ts'
import { createCompareStore } from './compareStore.ts'
import type { CompareInput, CompareStore } from './compareStore.ts'
import { compareMessages } from './messages.ts'
import type { CompareMessages } from './messages.ts'
import { useComparedSounds } from './useComparedSounds.ts'
import type { ComparedModel } from './useComparedSounds.ts'

export interface CompareOptions {
  /** Ids of the voices; the first four count. */
  voiceIds: readonly string[]
  /** Text to compare. Default: the sample text of the first voice. */
  text?: string | null
  /** Generates the text once, as soon as the voices have loaded. Default false. */
  speaksAtOnce?: boolean
  /** Loaded voices, which need no request. */
  known?: readonly Voice[]
  /** Genders of other voices by id; without, a voice is looked for under both. */
  genders?: ReadonlyMap<string, Gender>
  /** Keeps the text as a draft for the players of these voices until it is generated. Default true. */
  keepsDrafts?: boolean
  /** The voices or the text changed: keep them in the address. */
  onChange?: (comparison: Comparison) => void
}

/** Compared voices and text. */
export interface Comparison {
  readonly voiceIds: readonly string[]
  /** Those that have loaded. */
  readonly voices: readonly Voice[]
  readonly text: string | null
}

/** State and actions of the comparison. */
export interface CompareModel {
  readonly texts: CompareMessages
  /** Remaining quota and its messages. */
  readonly hold: Pick<VoicePlayerModel, 'texts' | 'allowance' | 'generation' | 'onLogin'>
  readonly text: string
  readonly limit: number
  readonly excess: number
  readonly compared: readonly ComparedModel[]
  readonly blind: Blind | null
  readonly isHidden: boolean
  /** Voice that plays or played last. */
  readonly current: string | null
  readonly canGenerate: boolean
  /** Number of voices that can generate the text and have not yet. */
  readonly waiting: number
  /** True if all loaded voices have read the text. */
  readonly isComplete: boolean
  readonly isGenerating: boolean
  /** Longest reading in milliseconds, the scale of all waveforms. */
  readonly longestMs: number
  readonly canAdd: boolean
  /** The text was focused. */
  onTextFocus(): void
  onTextChange(text: string): void
  /** The text lost focus. */
  onTextDone(): void
  onGenerate(): void
  onBlindChange(isBlind: boolean): void
  onChoose(voiceId: string): void
  /** Plays a voice from its position, or pauses it. */
  onToggle(voiceId: string): void
  /** Plays or pauses a voice; generates the text first if it has not said it yet. */
  onSay(voiceId: string): void
  /** Switches to another voice at the same word; by default to the next that has read the text. */
  onSwitch(voiceId?: string): void
  onAdd(voiceId: string, gender?: Gender): void
  onRemove(voiceId: string): void
}

/**
 * Headless comparison of the same text in several voices.
 *
 * @example
 * const { compared, onAdd, onGenerate } = useCompareVoices({ voiceIds: [], text: 'Good morning!' })
 */
export function useCompareVoices(options: CompareOptions): CompareModel {
  const { voiceIds, text = null, known, genders, speaksAtOnce = false, keepsDrafts = true, onChange } = options
  const runtime = useRuntime()
  const { client, loginPrompt } = runtime
  const texts = useMessages('compare', compareMessages)
  const playerTexts = useMessages('player', playerMessages)
  const accountLevel = useProfile()?.account_level ?? 0
  const [store] = useState(() => createCompareStore({ voiceIds, text, accountLevel }, { client, known, genders }))
  const state = useStore(store)
  useShown(store, { voiceIds, text, accountLevel })
  useTold(store, onChange)
  useEffect(() => store.start(), [store])
  useOwnerChange(store.renew)

  useDrafts(keepsDrafts ? state : null)

  function generate() {
    onChange?.(comparisonOf(store))
    void store.generateAll()
  }
  useOnce(speaksAtOnce && isLoaded(state) && canGenerateAll(state), generate)

  const hold = {
    texts: playerTexts,
    allowance: useHoldAllowance(client),
    generation: heldOf(state),
    onLogin: () => promptLogin(loginPrompt),
  }
  const hidden = isHidden(state)
  const href = addressOf(state)
  const { compared, pause, ...sounds } = useComparedSounds(store, state, { isHidden: hidden, href })

  return {
    texts,
    hold,
    text: state.text ?? '',
    limit: textLimit(state.accountLevel),
    excess: excessOf(state),
    compared,
    blind: state.blind,
    isHidden: hidden,
    current: state.current,
    canGenerate: canGenerateAll(state),
    waiting: waiting(state).length,
    isComplete: compared.every(({ take, found }) => take !== null || found.status === 'missing'),
    isGenerating: compared.some(({ generation }) => generation.status === 'generating'),
    longestMs: Math.max(1, ...compared.map(({ take }) => take?.durationMs ?? 0)),
    canAdd: compared.length < COMPARED_LIMIT,
    onTextFocus: () => askAllowance(runtime),
    onTextChange(changed) {
      pause()
      store.setText(changed)
    },
    onTextDone: () => onChange?.(comparisonOf(store)),
    onGenerate: generate,
    onBlindChange(isBlind) {
      pause()
      store.setBlind(isBlind)
    },
    onChoose: store.choose,
    ...sounds,
    onAdd: store.add,
    onRemove: store.remove,
  }
}

const isLoaded = ({ compared }: CompareState) => compared.every(({ found }) => found.status !== 'loading')

/** Acts when a condition first holds. */
function useOnce(condition: boolean, act: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!condition || isDone.current) return
    isDone.current = true
    act()
  })
}

/** Address of the comparison; undefined until its first voice has loaded. */
function addressOf({ compared, text }: CompareState): string | undefined {
  const [first, ...others] = compared
  if (first?.found.status !== 'ready') return undefined
  const { voice } = first.found
  const rest = others.map(({ id }) => ({ voice_id: id }))
  return comparePath(voice, rest, text === null || text === voice.voice_sample_text ? '' : text)
}

/** Rate-limited generation, if any; all share the same end time. */
function heldOf({ compared }: CompareState): Generation {
  const held = compared.find(({ generation }) => generation.status === 'held')
  return held?.generation ?? { status: 'idle' }
}

function comparisonOf(store: CompareStore): Comparison {
  const { compared, text } = store.getState()
  return {
    voiceIds: compared.map(({ id }) => id),
    voices: compared.flatMap(({ found }) => (found.status === 'ready' ? [found.voice] : [])),
    text,
  }
}

/** Keeps the text as a draft for the players of these voices until it is generated; nothing without a state. */
function useDrafts(state: CompareState | null): void {
  const { drafts } = useRuntime()
  const { text = null, compared = NONE } = state ?? {}
  useEffect(() => {
    if (text === null || text.trim() === '') return
    for (const one of compared) {
      if (takeOf(one, text) === null) drafts.write(draftKey(one.id), text)
      else if (one.said.has(text.trim())) drafts.write(draftKey(one.id), null)
    }
  }, [drafts, text, compared])
}

const NONE: readonly never[] = []

/** Applies changed props to the store. */
function useShown(store: CompareStore, { voiceIds, text, accountLevel }: CompareInput): void {
  const ids = voiceIds.join()
  useEffect(() => {
    store.show({ voiceIds: ids === '' ? [] : ids.split(','), text, accountLevel })
  }, [store, ids, text, accountLevel])
}

/** Notifies of changes to the compared voices. */
function useTold(store: CompareStore, onChange: CompareOptions['onChange']): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    let told = comparisonOf(store).voiceIds.join()
    return store.subscribe(() => {
      const comparison = comparisonOf(store)
      const ids = comparison.voiceIds.join()
      if (ids === told) return
      told = ids
      latest.current?.(comparison)
    })
  }, [store])
}
