import { useLayoutEffect, useRef } from 'react'
import type { CompareModel } from './useCompareVoices.ts'

/** A voice that comes, or goes from its place. */
type Change = { readonly kind: 'added' } | { readonly kind: 'removed'; readonly place: number }

/**
 * Finds the focus a place where what had it goes with a voice: the voice beside it, the search when there is none, and with
 * the last that may come the note that no more can. The search that keeps it stays in sight below the voice that came.
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
