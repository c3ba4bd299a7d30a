import { USE_CASES } from '@voice-rankings/analysis'
import { FILTER_RANGES, type RangeName, type VoiceFacets } from '@voice-rankings/contract'
import { useMessages } from '../runtime/index.ts'
import { RangeSlider, Segmented, Select } from '../ui/index.ts'
import { LanguageSelect } from './LanguageSelect.tsx'
import { facetOptions } from './facetOptions.ts'
import { voicesMessages } from './messages.ts'
import { providerName } from './providerName.ts'
import { changeFilters, type VoiceFilters } from './voiceFilters.ts'
import { countryName } from './voiceLanguage.ts'
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
      <LanguageSelect filters={filters} facets={facets} onFiltersChange={onFiltersChange} />
      <Select
        label={messages.country}
        value={filters.countryCode}
        options={facetOptions(messages.allCountries, filters.countryCode, facets?.countries, countryName)}
        onValueChange={(countryCode) => change({ countryCode })}
      />
      <Select
        label={messages.provider}
        value={filters.service}
        options={facetOptions(messages.allProviders(services.length), filters.service, services, providerName)}
        onValueChange={(service) => change({ service })}
      />
      <Categories filters={filters} onFiltersChange={onFiltersChange} />
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
function Categories({ filters, onFiltersChange }: Omit<FilterPanelProps, 'facets'>) {
  const messages = useMessages('voices', voicesMessages)
  const all = new Set<string>([...USE_CASES, ...filters.categories])
  const toggle = (category: string) => {
    const others = filters.categories.filter((one) => one !== category)
    const categories = others.length < filters.categories.length ? others : [...others, category]
    onFiltersChange(changeFilters(filters, { categories }))
  }
  return (
    <fieldset className="voice-categories">
      <legend>{messages.useCase}</legend>
      {[...all].map((category) => (
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
