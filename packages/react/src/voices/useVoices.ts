import type { VoiceListing, VoiceMapQueryInput, VoiceSearchResult } from '@voice-rankings/contract'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { parseVoiceFilters, voiceMapQuery } from './filterValues.ts'
import type { VoiceFilterValues } from './filterValues.ts'
import { voicesMessages } from './messages.ts'
import type { VoicesMessages } from './messages.ts'
import { isMapShown, voicesPath } from './voicesAddress.ts'
import { createVoicesStore } from './voicesStore.ts'
import type { CollectionChange } from './voicesStore.ts'

/** How often an empty catalogue is asked for again while the server records its first voices, in milliseconds. */
export const STARTING_RETRY_MS = 3000

export interface VoicesOptions {
  /** Parameters of the page's address, for example `location.search`. */
  search: string
  /** The voices that answer them: `voices.search` with `voiceQuery(parseVoiceFilters(…))`. */
  result: VoiceSearchResult
  /** Whether the voices of another address are on their way. Default false. */
  isChanging?: boolean
  /** Name of the visitor's collection that the address keeps to: voices can be taken out of it then. */
  collectionName?: string | undefined
  /** The visitor wants another address of the catalogue, `/voices?…`. */
  onNavigate: (path: string) => void
  /**
   * The voices are to be asked for once more: by the visitor, or as the server has none yet. Keep the function the same between
   * renders.
   */
  onReload: () => void
}

/** Everything the main screen shows and can do: what a view of your own is made of. */
export interface VoicesModel {
  readonly texts: VoicesMessages
  readonly result: VoiceSearchResult
  readonly isChanging: boolean
  /** What is chosen, although its voices may still be on their way. */
  readonly filters: VoiceFilterValues
  readonly isMap: boolean
  /** The same for a map; the same object as long as the same voices match. */
  readonly mapQuery: VoiceMapQueryInput
  readonly collectionName: string | undefined
  /** What was last done to the collection; null for nothing. */
  readonly change: CollectionChange | null
  onFiltersChange(filters: VoiceFilterValues): void
  onMapChange(isMap: boolean): void
  onRemove(voice: VoiceListing): void
  onRestore(): void
  onDismiss(): void
  onReload(): void
}

/**
 * The main screen without a view. It asks for nothing itself: who has the address gives it the voices.
 *
 * @example
 * const result = await client.voices.search(voiceQuery(filters))
 * const { filters: chosen, onFiltersChange } = useVoices({
 *   search: location.search,
 *   result,
 *   onNavigate: (path) => location.assign(path),
 *   onReload: () => location.reload(),
 * })
 */
export function useVoices(options: VoicesOptions): VoicesModel {
  const { search, result, isChanging = false, collectionName, onNavigate, onReload } = options
  const { collections } = useRuntime()
  const texts = useMessages('voices', voicesMessages)
  const [store] = useState(() => createVoicesStore({ collections }))
  const addressed = useMemo(() => {
    const params = new URLSearchParams(search)
    return { filters: parseVoiceFilters(params), isMap: isMapShown(params) }
  }, [search])
  const { isMap } = addressed
  // Once the address says what was chosen, that it is told so renders nothing anew.
  const filters = useStore(store, ({ choice }) => (choice?.search === search ? choice.filters : addressed.filters))
  const { collectionId } = filters
  const change = useStore(store, (state) => (state.change?.collectionId === collectionId ? state.change : null))
  useEffect(() => store.show(search), [store, search])

  const isStarting = result.catalogue_total === 0
  useEffect(() => {
    if (!isStarting) return
    const timer = setInterval(onReload, STARTING_RETRY_MS)
    return () => clearInterval(timer)
  }, [isStarting, onReload])

  const mapKey = JSON.stringify(voiceMapQuery(filters))
  const mapQuery = useMemo(() => JSON.parse(mapKey) as VoiceMapQueryInput, [mapKey])

  return {
    texts,
    result,
    isChanging,
    filters,
    isMap,
    mapQuery,
    collectionName,
    change,
    onFiltersChange(chosen) {
      store.choose({ search, filters: chosen })
      onNavigate(voicesPath(chosen, isMap))
    },
    onMapChange: (shown) => onNavigate(voicesPath(filters, shown)),
    onRemove: (voice) => void store.remove(collectionId, voice),
    onRestore: () => void store.restore(),
    onDismiss: store.dismiss,
    onReload,
  }
}
