import { X } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { voicesMessages, type VoicesMessages } from './messages.ts'
import { providerName } from './providerName.ts'
import {
  DEFAULT_FILTERS,
  activeFilters,
  clearFilter,
  isRange,
  type ActiveFilter,
  type VoiceFilters,
} from './voiceFilters.ts'
import { countryName, languageName } from './voiceLanguage.ts'
import { formatValueRange } from './voiceNumbers.ts'

export interface FilterChipsProps {
  filters: VoiceFilters
  onFiltersChange: (filters: VoiceFilters) => void
}

/** What the catalogue is narrowed by, each with a way to take it back, and all at once. */
export function FilterChips({ filters, onFiltersChange }: FilterChipsProps) {
  const messages = useMessages('voices', voicesMessages)
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <div className="voice-chips" part="filter-chips">
      {active.map((name) => {
        const text = chipText(name, filters, messages)
        return (
          <button
            key={name}
            type="button"
            aria-label={messages.removeFilter(text)}
            onClick={() => onFiltersChange(clearFilter(filters, name))}
          >
            {text}
            <X size={14} aria-hidden="true" />
          </button>
        )
      })}
      <button type="button" data-reset onClick={() => onFiltersChange(DEFAULT_FILTERS)}>
        {messages.reset}
      </button>
    </div>
  )
}

function chipText(name: ActiveFilter, filters: VoiceFilters, messages: VoicesMessages): string {
  if (isRange(name)) return `${messages.ranges[name]} ${formatValueRange(name, filters.ranges[name])}`
  const texts: Record<typeof name, () => string> = {
    search: () => messages.named(filters.search),
    gender: () => messages.genders[filters.gender],
    languageCode: () => (filters.languageCode === 'all' ? messages.allLanguages : languageName(filters.languageCode)),
    countryCode: () => countryName(filters.countryCode),
    service: () => providerName(filters.service),
    categories: () => filters.categories.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join(', '),
  }
  return texts[name]()
}
