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
  /** The visitor's snippets, when the page knows them already. */
  initial?: readonly Snippet[]
  /** Shows only what this voice said. Keep the object the same between renders. */
  voice?: SnippetVoice
  /** Changes whenever the list is to be read anew, for example to the id of a snippet that has just been spoken. */
  version?: string | number | null
  /**
   * Takes a text from the popup to a player of the voice it was read by: give it to the player as `newText`. Without it
   * the popup leads to the voice's page with the text filled in.
   */
  onNewText?: (text: string, variant: SnippetVariant) => void
}

/** Everything the screen shows and can do. */
export interface SnippetsModel {
  readonly texts: SnippetsMessages
  readonly text: string
  readonly isSearching: boolean
  /** What the results answer; null when they answer no search. */
  readonly query: string | null
  readonly shown: ShownSnippets
  /** Why who may hear a snippet could not be changed; null when nothing went wrong. */
  readonly problem: SharingProblem | null
  readonly store: SnippetsStore
  readonly searchRef: RefObject<HTMLInputElement | null>
  onTextChange(text: string): void
  onClear(): void
  onRetry(): void
  onNewText?: SnippetsOptions['onNewText']
}

/**
 * The visitor's own snippets without a view.
 *
 * @example
 * const snippets = useSnippets({ onNewText: (text) => console.log(text) })
 */
export function useSnippets({ initial, voice, version = null, onNewText }: SnippetsOptions): SnippetsModel {
  const { client } = useRuntime()
  const texts = useMessages('snippets', snippetsMessages)
  const [store] = useState(() => createSnippetsStore({ client, clock: systemClock, initial }))
  const { text, list, search, problem } = useStore(store)
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
    problem,
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
