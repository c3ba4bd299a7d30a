import type { BlindUse } from '@voice-rankings/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useTrackState } from '../player/index.ts'
import { promptLogin, useMessages, useOwnerChange, useProfile, useRuntime } from '../runtime/index.ts'
import { createBlindStore } from './blindStore.ts'
import type { BlindSetting } from './createPairs.ts'
import { blindMessages } from './messages.ts'
import type { BlindSide } from './sides.ts'

export interface BlindTestOptions {
  /** Language of the sentences, such as `en`. Default: `en`. */
  languageCode?: string | undefined
  /** Use that the sentences stand for: `narration`, `support`, `news`, `dialogue`, `numbers` or `own`. Default: `narration`. */
  blindUse?: BlindUse | undefined
  /** Languages to choose from. Default: no choice. */
  languageCodes?: readonly string[] | undefined
  /** Side that plays as soon as the first pair is there. Default: none. */
  firstSide?: BlindSide | undefined
  /**
   * Sentence of the first pair, of `blind.sentence` for the language and use: it is shown, also by a server, before the pair has
   * loaded. Default: none.
   */
  firstSentence?: string | undefined
  /** The visitor chose another language or use. */
  onSettingChange?: ((setting: Pick<BlindSetting, 'languageCode' | 'blindUse'>) => void) | undefined
}

/**
 * Headless blind test: a pair of voices, what was heard of them, the vote and what follows.
 *
 * @example
 * const { stage, onVote } = useBlindTest({ languageCode: 'en', blindUse: 'news' })
 */
export function useBlindTest(options: BlindTestOptions = {}) {
  const { languageCode = 'en', blindUse = 'narration', languageCodes = [], onSettingChange } = options
  const { firstSide, firstSentence } = options
  const { client, playback, loginPrompt } = useRuntime()
  const texts = useMessages('blind', blindMessages)
  const profile = useProfile()
  const [store] = useState(() =>
    createBlindStore({ client, playback, setting: { languageCode, blindUse, text: '' }, firstSide, firstSentence }),
  )
  const state = useStore(store)
  const { stage } = state
  useEffect(() => store.start(), [store])
  // The page may change what it asked for.
  useEffect(() => store.choose({ languageCode, blindUse }), [store, languageCode, blindUse])
  useOwnerChange(store.renew)
  const open = 'pair' in stage ? stage.pair : null
  const left = useTrackState(open?.tracks.left ?? null)?.status ?? 'idle'
  const right = useTrackState(open?.tracks.right ?? null)?.status ?? 'idle'

  function choose(part: Partial<Pick<BlindSetting, 'languageCode' | 'blindUse'>>): void {
    store.choose(part)
    const { setting } = store.getState()
    onSettingChange?.({ languageCode: setting.languageCode, blindUse: setting.blindUse })
  }

  return {
    ...state,
    texts,
    languageCodes,
    /** Status of the sound of each side. */
    sounds: { left, right },
    isLoggedIn: profile !== null,
    onToggle: store.toggle,
    onPause: store.pause,
    onVote: store.vote,
    onUndo: store.undo,
    onNext: store.next,
    onRetry: store.retry,
    onLanguageChange: (chosen: string) => choose({ languageCode: chosen }),
    onUseChange: (chosen: BlindUse) => choose({ blindUse: chosen }),
    onSay: store.say,
    onWrite: store.write,
    onLogin: () => promptLogin(loginPrompt),
  }
}

/** State and actions of a blind test. */
export type BlindTestModel = ReturnType<typeof useBlindTest>
