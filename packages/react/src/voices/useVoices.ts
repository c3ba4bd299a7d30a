import type { VoiceListing, VoiceMapQueryInput, VoiceSearchResult } from '@voice-rankings/contract'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { parseVoiceFilters, understoodFilters, voiceMapQuery } from './filterValues.ts'
import type { VoiceFilterValues } from './filterValues.ts'
import { voicesMessages } from './messages.ts'
import type { VoicesMessages } from './messages.ts'
import { isMapShown, voicesPath } from './voicesAddress.ts'
import { createVoicesStore } from './voicesStore.ts'
import type { CollectionChange } from './voicesStore.ts'

/** Interval of requests for an empty catalogue while the server records its first voices, in milliseconds. */
export const STARTING_RETRY_MS = 3000

export interface VoicesOptions {
  /** Parameters of the page's address, for example `location.search`. */
  search: string
  /** Result of `voices.search` with `voiceQuery(parseVoiceFilters(…))`. */
  result: VoiceSearchResult
  /** True while the voices of another address load. Default false. */
  isChanging?: boolean
  /** Name of the visitor's collection in the address; its voices can be removed. */
  collectionName?: string | undefined
  /** Called with the address of the catalogue to open, `/voices?…`. */
  onNavigate: (path: string) => void
  /** Requests the voices again, for the visitor or while the server has none yet. Keep the function the same between renders. */
  onReload: () => void
}

/** State and actions of the main screen, for custom views. */
export interface VoicesModel {
  readonly texts: VoicesMessages
  readonly result: VoiceSearchResult
  readonly isChanging: boolean
  /** Chosen filters; their voices may still be loading. */
  readonly filters: VoiceFilterValues
  readonly isMap: boolean
  /** Filters of the map; the same object while the same voices match. */
  readonly mapQuery: VoiceMapQueryInput
  readonly collectionName: string | undefined
  /** Last change of the collection; null for none. */
  readonly change: CollectionChange | null
  onFiltersChange(filters: VoiceFilterValues): void
  onMapChange(isMap: boolean): void
  onRemove(voice: VoiceListing): void
  onRestore(): void
  onDismiss(): void
  onReload(): void
}

/**
 * Headless main screen. It sends no requests: the host passes the voices of the address.
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
  const { understood } = result
  const texts = useMessages('voices', voicesMessages)
  const [store] = useState(() => createVoicesStore({ collections }))
  const addressed = useMemo(() => {
    const params = new URLSearchParams(search)
    const asked = parseVoiceFilters(params)
    const filters = asked.q !== '' && understood ? understoodFilters(asked, understood) : asked
    return { filters, isMap: isMapShown(params) }
  }, [search, understood])
  const { isMap } = addressed
  // No extra render when the address catches up with the chosen filters.
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
