import { FILTER_RANGES, type FacetCount, type RangeName, type VoiceFacets } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { RangeSlider, Segmented, Select, type SelectOption } from '../ui/index.ts'
import { voicesMessages } from './messages.ts'
import { providerName } from './providerName.ts'
import { changeFilters, type VoiceFilters } from './voiceFilters.ts'
import { countryName, languageName } from './voiceLanguage.ts'
import { RANGE_FORMATS, formatValueRange } from './voiceNumbers.ts'

export interface FilterPanelProps {
  filters: VoiceFilters
  /** How many voices each choice would show; without it the choices have no counts. */
  facets?: VoiceFacets
  onFiltersChange: (filters: VoiceFilters) => void
}

const RANGES: readonly RangeName[] = ['pitchRange', 'wpmRange', 'intensityRange', 'vocalFryRange', 'energyRange']

/** Everything the catalogue can be narrowed by. */
export function FilterPanel({ filters, facets, onFiltersChange }: FilterPanelProps) {
  const messages = useMessages('voices', voicesMessages)
  const change = (part: Partial<VoiceFilters>) => onFiltersChange(changeFilters(filters, part))
  const services = facets?.services ?? []
  return (
    <div className="voice-filters" part="filters">
      <Segmented
        label={messages.gender}
        options={(['all', 'female', 'male'] as const).map((value) => ({ value, label: messages.genders[value] }))}
        value={filters.gender}
        onValueChange={(gender) => change({ gender })}
      />
      <Select
        label={messages.language}
        value={filters.languageCode}
        options={choices(messages.allLanguages, filters.languageCode, facets?.languages, languageName)}
        onValueChange={(languageCode) => change({ languageCode })}
      />
      <Select
        label={messages.country}
        value={filters.countryCode}
        options={choices(messages.allCountries, filters.countryCode, facets?.countries, countryName)}
        onValueChange={(countryCode) => change({ countryCode })}
      />
      <Select
        label={messages.provider}
        value={filters.service}
        options={choices(messages.allProviders(services.length), filters.service, services, providerName)}
        onValueChange={(service) => change({ service })}
      />
      <Categories filters={filters} facets={facets} onFiltersChange={onFiltersChange} />
      {RANGES.map((name) => (
        <RangeSlider
          key={name}
          label={messages.ranges[name]}
          min={FILTER_RANGES[name][0]}
          max={FILTER_RANGES[name][1]}
          step={RANGE_FORMATS[name].step}
          value={filters.ranges[name]}
          onValueChange={(range) => change({ ranges: { ...filters.ranges, [name]: range } })}
          formatValue={(value) => `${RANGE_FORMATS[name].format(value)} ${RANGE_FORMATS[name].unit}`.trim()}
          formatRange={(range) => formatValueRange(name, range)}
          counts={facets?.histograms[name].counts}
        />
      ))}
    </div>
  )
}

/** The use cases, any of which may fit. */
function Categories({ filters, facets, onFiltersChange }: FilterPanelProps) {
  const messages = useMessages('voices', voicesMessages)
  const known = (facets?.categories ?? []).map(({ value }) => value)
  const all = [...new Set([...known, ...filters.categories])].toSorted()
  if (all.length === 0) return null
  const toggle = (category: string) => {
    const others = filters.categories.filter((one) => one !== category)
    const categories = others.length < filters.categories.length ? others : [...others, category]
    onFiltersChange(changeFilters(filters, { categories }))
  }
  return (
    <fieldset className="voice-categories">
      <legend>{messages.useCase}</legend>
      {all.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={filters.categories.includes(category)}
          onClick={() => toggle(category)}
        >
          {category}
        </button>
      ))}
    </fieldset>
  )
}

/** The choices of a list in order of their names; the chosen one is among them even if no voice has it. */
function choices(
  all: string,
  chosen: string,
  counts: readonly FacetCount[] = [],
  nameOf: (value: string) => string,
): SelectOption[] {
  const options = counts.map(({ value, count }): SelectOption => ({ value, label: nameOf(value), count }))
  if (chosen !== 'all' && !counts.some(({ value }) => value === chosen)) {
    options.push({ value: chosen, label: nameOf(chosen) })
  }
  return [{ value: 'all', label: all }, ...options.toSorted((a, b) => a.label.localeCompare(b.label, 'en'))]
}
