import { useLayoutEffect, useRef } from 'react'
import type { CompareModel } from './useCompareVoices.ts'

/** Voice added, or removed from an index. */
type Change = { readonly kind: 'added' } | { readonly kind: 'removed'; readonly place: number }

/**
 * Moves focus when the focused element is removed with a voice: to the adjacent voice, to the search if there is none,
 * and after the last allowed voice to the note that the maximum is reached. Otherwise the search keeps focus and stays
 * in view below the new voice.
 */
export function useComparedFocus({ compared, onAdd, onRemove }: CompareModel) {
  const section = useRef<HTMLElement>(null)
  const change = useRef<Change>(null)
  useLayoutEffect(() => {
    const root = section.current
    const made = change.current
    if (!root || !made) return
    change.current = null
    const search = root.querySelector<HTMLElement>('[part=compare-add] input')
    if (made.kind === 'removed') {
      const removals = root.querySelectorAll<HTMLElement>('[data-action=remove]')
      ;(removals[Math.min(made.place, removals.length - 1)] ?? search)?.focus()
    } else if (search) search.scrollIntoView?.({ block: 'nearest' })
    else root.querySelector<HTMLElement>('[part=compare-add] p')?.focus()
  })
  return {
    section,
    onAdd(...added: Parameters<CompareModel['onAdd']>) {
      change.current = { kind: 'added' }
      onAdd(...added)
    },
    onRemove(voiceId: string) {
      change.current = { kind: 'removed', place: compared.findIndex(({ id }) => id === voiceId) }
      onRemove(voiceId)
    },
  }
}
