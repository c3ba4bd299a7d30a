import type { Snippet, SnippetVariant } from '@voice-rankings/contract'
import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { useMessages, useOwnerChange, useRuntime } from '../runtime/index.ts'
import { snippetsMessages } from './messages.ts'
import type { SnippetsMessages } from './messages.ts'
import { shownSnippets } from './shownSnippets.ts'
import type { ShownSnippets, SnippetVoice } from './shownSnippets.ts'
import { createSnippetsStore } from './snippetsStore.ts'
import type { SharingProblem, SnippetsStore } from './snippetsStore.ts'

export interface SnippetsOptions {
  /** Loaded snippets, if available. */
  initial?: readonly Snippet[]
  /** Shows only snippets of this voice. Keep the object the same between renders. */
  voice?: SnippetVoice
  /** A change reloads the list, for example the id of a newly generated snippet. */
  version?: string | number | null
  /**
   * Passes an edited text to a player of the voice that read it: set it as the player's `newText`. Without it, the
   * editor links to the voice's page with the text filled in.
   */
  onNewText?: (text: string, variant: SnippetVariant) => void
}

/** State and actions of the snippets screen. */
export interface SnippetsModel {
  readonly texts: SnippetsMessages
  readonly text: string
  readonly isSearching: boolean
  /** Query of the results; null without a search. */
  readonly query: string | null
  readonly shown: ShownSnippets
  /** True if only snippets of one voice are shown. */
  readonly isOfVoice: boolean
  /** Error of a visibility change; null for none. */
  readonly problem: SharingProblem | null
  /** Id of the snippet that was deleted last and can be restored; null for none. */
  readonly removed: string | null
  readonly store: SnippetsStore
  readonly searchRef: RefObject<HTMLInputElement | null>
  onTextChange(text: string): void
  onClear(): void
  onRetry(): void
  onNewText?: SnippetsOptions['onNewText']
}

/**
 * Headless list of the visitor's own snippets.
 *
 * @example
 * const snippets = useSnippets({ onNewText: (text) => console.log(text) })
 */
export function useSnippets({ initial, voice, version = null, onNewText }: SnippetsOptions): SnippetsModel {
  const { client } = useRuntime()
  const texts = useMessages('snippets', snippetsMessages)
  const [store] = useState(() => createSnippetsStore({ client, clock: systemClock, initial }))
  const { text, list, search, problem, removed } = useStore(store)
  const searchRef = useRef<HTMLInputElement>(null)
  useEffect(() => store.start(), [store])
  useOwnerChange(store.renew)

  const readVersion = useRef(version)
  useEffect(() => {
    if (readVersion.current === version) return
    readVersion.current = version
    void store.refresh()
  }, [store, version])

  return {
    texts,
    text,
    isSearching: search.status === 'searching',
    query: search.status === 'ready' ? search.query : null,
    shown: useMemo(() => shownSnippets({ list, search }, voice), [list, search, voice]),
    isOfVoice: voice !== undefined,
    problem,
    removed,
    store,
    searchRef,
    onTextChange: store.setText,
    onClear() {
      store.setText('')
      searchRef.current?.focus()
    },
    onRetry: store.retry,
    onNewText,
  }
}
