import { X } from 'lucide-react'
import type { MouseEvent, SyntheticEvent } from 'react'
import { useMessages, useWriting } from '../runtime/index.ts'
import { countryName, languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { leaveFocus } from '../ui/leaveFocus.ts'
import { voicesMessages, type VoicesMessages } from './messages.ts'
import {
  DEFAULT_FILTERS,
  activeFilters,
  clearFilter,
  isOffer,
  isRange,
  isTrait,
  type ActiveFilter,
  type VoiceFilterValues,
} from './filterValues.ts'
import { tierText } from './priceText.ts'
import { filterRangeText } from './voiceNumbers.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface FilterChipsProps extends RootProps<HTMLDivElement> {
  filters: VoiceFilterValues
  /** Name of the filtered collection, if known. */
  collectionName?: string | undefined
  onFiltersChange: (filters: VoiceFilterValues) => void
}

/**
 * Active filters, each with a button to remove it, and one to remove all.
 *
 * @example
 * <FilterChips filters={filters} onFiltersChange={setFilters} />
 */
export function FilterChips({ filters, collectionName, onFiltersChange, ...props }: FilterChipsProps) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const active = activeFilters(filters)
  if (active.length === 0) return null

  function remove({ currentTarget: chip }: SyntheticEvent<HTMLElement>, name: ActiveFilter): void {
    // The row disappears with the last chip.
    if (active.length === 1) leaveRow(chip)
    else if (chip.nextElementSibling instanceof HTMLElement) chip.nextElementSibling.focus()
    onFiltersChange(clearFilter(filters, name))
  }
  function reset({ currentTarget }: MouseEvent<HTMLElement>): void {
    leaveRow(currentTarget)
    onFiltersChange(DEFAULT_FILTERS)
  }
  return (
    <div part="filter-chips" {...rootProps(props, 'voice-chips')}>
      {active.map((name) => {
        const text =
          name === 'collectionId' ? messages.inCollection(collectionName) : chipText(name, filters, messages, writing)
        return (
          <button
            key={name}
            type="button"
            aria-label={messages.removeFilter(text)}
            onClick={(event) => remove(event, name)}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') remove(event, name)
            }}
          >
            {text}
            <X size={14} aria-hidden="true" />
          </button>
        )
      })}
      <button type="button" data-reset onClick={reset}>
        {messages.reset}
      </button>
    </div>
  )
}

function leaveRow({ parentElement }: HTMLElement): void {
  if (parentElement) leaveFocus(parentElement)
}

function chipText(
  name: Exclude<ActiveFilter, 'collectionId'>,
  filters: VoiceFilterValues,
  messages: VoicesMessages,
  writing: WritingMessages,
): string {
  if (isTrait(name)) return messages.traits[name]
  if (isOffer(name)) return messages.offerNames[name]
  if (isRange(name)) return `${messages.ranges[name]} ${filterRangeText(name, filters.ranges[name], messages, writing)}`
  const texts: Record<typeof name, () => string> = {
    search: () => messages.named(filters.search),
    gender: () => messages.genders[filters.gender],
    languageCode: () =>
      filters.languageCode === 'all' ? messages.allLanguages : languageName(filters.languageCode, writing),
    countryCode: () => countryName(filters.countryCode, writing),
    service: () => providerName(filters.service),
    model: () => filters.model,
    price: () => tierText(filters.price, messages, writing),
    favorites: () => messages.favorites,
    categories: () => messages.joined(filters.categories.map((one) => capitalised(messages.goodFor(one)))),
  }
  return texts[name]()
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
