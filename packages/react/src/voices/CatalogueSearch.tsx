import { SEARCH_TERM_LIMIT } from '@voice-rankings/contract'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { useMessages } from '../runtime/index.ts'
import { FilterChips } from './FilterChips.tsx'
import type { FilterChipsProps } from './FilterChips.tsx'
import { activeFilters, changeFilters } from './filterValues.ts'
import { voicesMessages } from './messages.ts'

type CatalogueSearchProps = Pick<FilterChipsProps, 'filters' | 'collectionName' | 'onFiltersChange'>

/** Search box of the catalogue: the active filters as chips, and a field whose words become further ones. */
export function CatalogueSearch({ filters, collectionName, onFiltersChange }: CatalogueSearchProps) {
  const messages = useMessages('voices', voicesMessages)
  const field = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (!field.current || text === '') return
    field.current.value = ''
    onFiltersChange(changeFilters(filters, { q: text }))
  }

  return (
    <form
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom, in which people test their pages, knows no <search>
      role="search"
      aria-label={messages.find}
      className="voice-catalogue-search"
      part="catalogue-search"
      onSubmit={submit}
    >
      <Search size={20} aria-hidden="true" />
      <FilterChips filters={filters} collectionName={collectionName} onFiltersChange={onFiltersChange} />
      <input
        ref={field}
        onKeyDown={selectLastChip}
        name="q"
        type="text"
        aria-label={messages.find}
        placeholder={messages.findHint(activeFilters(filters).length > 0)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={SEARCH_TERM_LIMIT}
      />
      <span className="voice-catalogue-meaning">{filters.traits.length > 0 && messages.traitsCompare}</span>
      <button type="submit" className="voice-hidden">
        {messages.findButton}
      </button>
    </form>
  )
}

/** Backspace in the empty field selects the last chip. */
function selectLastChip({ key, currentTarget: { value, form } }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Backspace' || value !== '') return
  const chips = form?.querySelectorAll<HTMLElement>('.voice-chips button:not([data-reset])')
  chips?.item(chips.length - 1)?.focus()
}
