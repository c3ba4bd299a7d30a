import type { VoiceListing } from '@voice-rankings/contract'
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { searchMessages } from './messages.ts'
import { searchGroups, type SearchEntry } from './searchGroups.ts'
import { helpFor, type HelpPage } from './helpPages.ts'
import { createSearchStore } from './searchStore.ts'
import { useStore } from 'zustand'

export interface VoiceSearchOptions {
  /** Called with the voice a visitor chose, after the box was cleared and closed. */
  onSelect: (voice: VoiceListing) => void
  /** Pages of help to find; none by default. */
  help?: readonly HelpPage[]
  /** True to offer no links to pages, which would leave the page on which a voice is chosen. Default false. */
  voicesOnly?: boolean
}

const NONE: readonly VoiceListing[] = []

/**
 * Headless voice search: typed text, groups of options, and the active option.
 *
 * @example
 * const { text, groups, onTextChange } = useVoiceSearch({ onSelect: (voice) => console.log(voice.voice_name) })
 */
export function useVoiceSearch({ onSelect, help = [], voicesOnly = false }: VoiceSearchOptions) {
  const messages = useMessages('search', searchMessages)
  const { client, recentSearches } = useRuntime()
  const [store] = useState(() => createSearchStore({ client }))
  const state = useStore(store)
  const { text, result } = state
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.getState, () => NONE)
  const [open, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const rootRef = useRef<HTMLDivElement>(null)
  // True if Enter was pressed before the answer had arrived.
  const isEnterAwaited = useRef(false)
  const found = result.status === 'found' || result.status === 'empty' ? helpFor(result.query, help, messages) : []
  const groups = searchGroups(state, recent, found).filter(
    ({ entries: [first] }) => !voicesOnly || first?.kind === 'voice',
  )
  const entries = groups.flatMap((group) => group.entries)

  useEffect(() => {
    const root = rootRef.current
    if (!open || root === null) return
    const close = (event: Event) => {
      // The composed path, because inside a shadow root the target is the host.
      if (!event.composedPath().includes(root)) setOpen(false)
    }
    // Both, because the document receives no focus events within one shadow root.
    const places = new Set<Node>([root.ownerDocument, root.getRootNode()])
    for (const place of places) {
      place.addEventListener('pointerdown', close)
      place.addEventListener('focusin', close)
    }
    return () => {
      for (const place of places) {
        place.removeEventListener('pointerdown', close)
        place.removeEventListener('focusin', close)
      }
    }
  }, [open])

  useEffect(() => {
    const option = activeIndex < 0 ? null : rootRef.current?.querySelector('[role=option][aria-selected=true]')
    option?.scrollIntoView?.({ block: 'nearest' })
  }, [activeIndex])

  function change(next: string) {
    isEnterAwaited.current = false
    store.setText(next)
    setActiveIndex(-1)
    setOpen(true)
  }

  /** Takes an option. Other options than voices are links, which are followed by their own click. */
  function select(entry: SearchEntry) {
    if (entry.kind === 'voice') recentSearches.add(entry.voice)
    store.clear()
    setActiveIndex(-1)
    setOpen(false)
    // Focus stays in the box, except on touch screens, whose keyboard would cover the opened page.
    if (globalThis.matchMedia?.('(pointer: coarse)').matches) inputRef.current?.blur()
    if (entry.kind === 'voice') onSelect(entry.voice)
  }

  function optionAt(index: number): HTMLElement | undefined {
    return rootRef.current?.querySelectorAll<HTMLElement>('[role=option]')[index]
  }

  /** Does what Enter means: takes the active option, or else the first if the text matched. */
  function enter() {
    // Without a match only a link may be meant: the page of the nearest voices, or help.
    const takesFirst = result.status === 'found' || entries[0]?.kind !== 'voice'
    const chosen = activeIndex >= 0 ? activeIndex : takesFirst ? 0 : -1
    const entry = entries[chosen]
    if (entry?.kind === 'voice') select(entry)
    else optionAt(chosen)?.click()
  }

  function onListed() {
    if (!isEnterAwaited.current || result.status === 'searching') return
    isEnterAwaited.current = false
    if (open) enter()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys of an input method; its Enter only confirms the words.
    if (event.nativeEvent.isComposing) return
    isEnterAwaited.current = false
    const { length } = entries
    const moves: Record<string, () => number> = {
      ArrowDown: () => (activeIndex + 1) % length,
      ArrowUp: () => (activeIndex <= 0 ? length : activeIndex) - 1,
    }
    const move = moves[event.key]
    if (move && event.altKey) {
      // Opens or closes the list and keeps the active option.
      event.preventDefault()
      return setOpen(event.key === 'ArrowDown')
    }
    if (move) {
      event.preventDefault()
      if (length === 0) return setOpen(true)
      // The first press only opens a closed list at its near end.
      setActiveIndex(open ? move() : event.key === 'ArrowDown' ? 0 : length - 1)
      return setOpen(true)
    }
    // These keys move the text cursor, so no option is active.
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) setActiveIndex(-1)
    if (event.key === 'Enter' && open) {
      event.preventDefault()
      if (result.status === 'searching') {
        isEnterAwaited.current = true
        store.hurry()
      } else enter()
    } else if (event.key === ' ' && open && entries[activeIndex]?.kind === 'voice') {
      event.preventDefault()
      optionAt(activeIndex)?.querySelector<HTMLElement>('[part~=play-mark]')?.click()
    } else if (event.key === 'Escape') {
      // The first press closes the list, the second clears the box; neither closes the surrounding dialog.
      if (!open && text === '') return
      event.preventDefault()
      event.stopPropagation()
      if (!open) store.clear()
      setOpen(false)
      setActiveIndex(-1)
    }
  }

  return {
    id,
    text,
    result,
    open,
    groups,
    activeIndex,
    inputRef,
    rootRef,
    onTextChange: change,
    onFocus() {
      setOpen(true)
      if (result.status === 'idle' && recent.length === 0) void store.suggest()
    },
    onKeyDown,
    /** To be called when the options have been rendered: they may be what an early Enter waits for. */
    onListed,
    onPoint: setActiveIndex,
    onSelect: select,
    onClear() {
      change('')
      inputRef.current?.focus()
    },
    onRetry: store.retry,
  }
}
