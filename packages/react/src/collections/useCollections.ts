import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useMemo } from 'react'
import { useMessages, useOwnerChange, useRuntime } from '../runtime/index.ts'
import { createCollectionsStore, matchingCollections, newName } from './collectionsStore.ts'
import { collectionsMessages } from './messages.ts'
import { useStore } from 'zustand'

/**
 * Headless menu of the visitor's collections: which contain a voice, and how to add or remove it.
 *
 * @example
 * const { shown, onToggle } = useCollections({ voiceId: voice.voice_id })
 */
export function useCollections({ voiceId }: { voiceId: string }) {
  const { collections, session, loginPrompt } = useRuntime()
  const { prompt } = useMessages('collections', collectionsMessages)
  const store = useMemo(() => {
    const onLoginRequired = () => loginPrompt.open(prompt)
    return createCollectionsStore({ collections, voiceId, clock: systemClock, onLoginRequired })
  }, [collections, voiceId, loginPrompt, prompt])
  const list = useStore(collections)
  const state = { ...useStore(store), list }
  useEffect(() => store.close, [store])
  useOwnerChange(store.close)

  async function open(): Promise<void> {
    if (!session.getState().known) await session.refresh()
    if (session.getState().profile) store.open()
    else loginPrompt.open(prompt)
  }

  return {
    ...state,
    shown: matchingCollections(state),
    newName: newName(state),
    onOpenChange: (next: boolean) => (next ? void open() : store.close()),
    onFilterChange: store.setFilter,
    onRetry: () => void store.load(),
    onAdd: (collectionId: string) => void store.add(collectionId),
    onToggle: (collectionId: string) => void store.toggle(collectionId),
    onCreate: () => void store.create(),
  }
}

/** Result of `useCollections`. */
export type CollectionsModel = ReturnType<typeof useCollections>
