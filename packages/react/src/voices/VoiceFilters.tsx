import { USE_CASES } from '@voice-rankings/analysis'
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTE_WORDS,
  ATTRIBUTES,
  OPPOSITE_OFFERS,
  PRICE_TIERS,
  TRAIT_NAMES,
  VOICE_OFFERS,
  type FacetCount,
  type VoiceFacets,
} from '@voice-rankings/contract'
import { Fragment } from 'react'
import { useMessages, useWriting } from '../runtime/index.ts'
import { countryName } from '../names/languageName.ts'
import { RangeSlider, Segmented, Select } from '../ui/index.ts'
import { LanguageSelect } from './LanguageSelect.tsx'
import { ProviderFilter } from './ProviderFilter.tsx'
import { facetOptions } from './facetOptions.ts'
import { voicesMessages } from './messages.ts'
import { changeFilters, toggleOffer, toggleTrait, type VoiceFilterValues } from './filterValues.ts'
import { tierText } from './priceText.ts'
import { filterRangeText, formatRangeValue } from './voiceNumbers.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface VoiceFiltersProps extends RootProps {
  filters: VoiceFilterValues
  /** Number of voices for each option; without it no counts are shown. */
  facets?: VoiceFacets
  /** The filters changed; sliders report after a debounce. */
  onFiltersChange: (filters: VoiceFilterValues) => void
}

/**
 * All filters of a voice catalogue. It is controlled: pass the value of `onFiltersChange` back.
 *
 * @example
 * <VoiceFilters filters={filters} onFiltersChange={setFilters} />
 */
export function VoiceFilters({ filters, facets, onFiltersChange, ...props }: VoiceFiltersProps) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const change = (part: Partial<VoiceFilterValues>) => onFiltersChange(changeFilters(filters, part))
  return (
    <div part="filters" {...rootProps(props, 'voice-filters')}>
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
        options={facetOptions(messages.allCountries, filters.countryCode, facets?.countries, countryName, writing)}
        onValueChange={(countryCode) => change({ countryCode })}
      />
      <ProviderFilter
        chosen={filters.service}
        providers={facets?.services ?? []}
        onChoose={(service) => change({ service })}
      />
      <Models filters={filters} facets={facets} onFiltersChange={onFiltersChange} />
      <Prices filters={filters} facets={facets} onFiltersChange={onFiltersChange} />
      <Choices
        legend={messages.sounds}
        options={TRAIT_NAMES}
        chosen={filters.traits}
        labelOf={(trait) => messages.traits[trait]}
        onToggle={(trait) => onFiltersChange(toggleTrait(filters, trait))}
      />
      <Offers filters={filters} facets={facets} onFiltersChange={onFiltersChange} />
      <Categories filters={filters} onFiltersChange={onFiltersChange} />
      {ATTRIBUTE_NAMES.map((attribute) => {
        const { filter: name, range, step } = ATTRIBUTES[attribute]
        const choose = (chosen: readonly [number, number]) => change({ ranges: { ...filters.ranges, [name]: chosen } })
        return (
          <Fragment key={name}>
            <RangeSlider
              label={messages.ranges[name]}
              lowLabel={messages.lowest(messages.ranges[name])}
              highLabel={messages.highest(messages.ranges[name])}
              min={range[0]}
              max={range[1]}
              step={step}
              value={filters.ranges[name]}
              onValueChange={choose}
              formatValue={(value) => formatRangeValue(name, value, writing)}
              formatRange={(chosen) => filterRangeText(name, chosen, messages, writing)}
              histogram={facets?.histograms[name]}
            />
            {name === 'vocalFryRange' ? <FryAmounts range={filters.ranges[name]} onChoose={choose} /> : null}
          </Fragment>
        )
      })}
    </div>
  )
}

const [CLEAR_BELOW = 0, MOSTLY_CLEAR_BELOW = 1] = ATTRIBUTE_WORDS.vocalFry.map(([below]) => below)
/** Ranges of vocal fry by name, with the bounds of its words clear and mostly clear: most voices are at its low end. */
const FRY_AMOUNTS = {
  none: [0, CLEAR_BELOW],
  some: [CLEAR_BELOW, MOSTLY_CLEAR_BELOW],
  much: [MOSTLY_CLEAR_BELOW, 1],
} as const

const FRY_AMOUNT_NAMES = Object.keys(FRY_AMOUNTS) as (keyof typeof FRY_AMOUNTS)[]

interface FryAmountsProps {
  range: readonly [number, number]
  onChoose: (range: readonly [number, number]) => void
}

/** Sets the range of vocal fry by one press; another press on the same name removes it. */
function FryAmounts({ range, onChoose }: FryAmountsProps) {
  const messages = useMessages('voices', voicesMessages)
  const chosen = FRY_AMOUNT_NAMES.filter((name) => FRY_AMOUNTS[name].every((bound, i) => bound === range[i]))
  return (
    <Choices
      legend={messages.fryAmount}
      isLegendHidden
      options={FRY_AMOUNT_NAMES}
      chosen={chosen}
      labelOf={(name) => messages.fryAmounts[name]}
      onToggle={(name) => onChoose(chosen.includes(name) ? ATTRIBUTES.vocalFry.range : FRY_AMOUNTS[name])}
    />
  )
}

/** Models of the chosen provider, unless each of its voices is a model of its own. */
function Models({ filters, facets, onFiltersChange }: VoiceFiltersProps) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const models = facets?.models ?? []
  const isChoice = models.length > 1 && models.some(({ count }) => count > 1)
  if (filters.model === 'all' && !isChoice) return null
  return (
    <Select
      label={messages.model}
      value={filters.model}
      options={facetOptions(messages.allModels, filters.model, models, (model) => model, writing)}
      onValueChange={(model) => onFiltersChange(changeFilters(filters, { model }))}
    />
  )
}

/** Prices that include some of the voices and not others, and the chosen one. */
function Prices({ filters, facets, onFiltersChange }: VoiceFiltersProps) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const { gender, price } = filters
  const counts = PRICE_TIERS.map((value) => ({ value, count: countOf(facets?.prices, value) }))
  // Counted without the price, unlike the voices of a gender.
  const total = Math.max(countOf(facets?.genders, gender), ...counts.map(({ count }) => count))
  const options = counts.filter(({ value, count }) => value === price || (count > 0 && count < total))
  if (options.length === 0) return null
  return (
    <Select
      label={messages.priceFilter}
      value={price}
      options={[{ value: 'all' as const }, ...options].map((option) => ({
        ...option,
        label: tierText(option.value, messages, writing),
      }))}
      onValueChange={(chosen) =>
        onFiltersChange(changeFilters(filters, { price: PRICE_TIERS.find((tier) => tier === chosen) ?? 'all' }))
      }
    />
  )
}

/** Offers that some of the voices have and others lack, and those that are chosen, with their opposites. */
function Offers({ filters, facets, onFiltersChange }: VoiceFiltersProps) {
  const messages = useMessages('voices', voicesMessages)
  const { gender, offers } = filters
  const total = countOf(facets?.genders, gender)
  const options = VOICE_OFFERS.filter((name) => {
    const count = countOf(facets?.offers, name)
    const isOpposite = offers.some((one) => OPPOSITE_OFFERS[one] === name)
    return offers.includes(name) || (count > 0 && (isOpposite || count < total))
  })
  if (options.length === 0) return null
  return (
    <Choices
      legend={messages.offers}
      options={options}
      chosen={offers}
      labelOf={(offer) => messages.offerNames[offer]}
      onToggle={(offer) => onFiltersChange(toggleOffer(filters, offer))}
    />
  )
}

/** Number of voices with a value, or with any. */
const countOf = (counts: readonly FacetCount[] = [], wanted: string) =>
  counts.reduce((sum, { value, count }) => sum + (wanted === 'all' || value === wanted ? count : 0), 0)

/** Use cases, of which any may match. */
function Categories({ filters, onFiltersChange }: Omit<VoiceFiltersProps, 'facets'>) {
  const messages = useMessages('voices', voicesMessages)
  const all = new Set<string>([...USE_CASES, ...filters.categories])
  const toggle = (category: string) => {
    const others = filters.categories.filter((one) => one !== category)
    const categories = others.length < filters.categories.length ? others : [...others, category]
    onFiltersChange(changeFilters(filters, { categories }))
  }
  return (
    <Choices
      legend={messages.useCase}
      options={[...all]}
      chosen={filters.categories}
      labelOf={messages.goodFor}
      onToggle={toggle}
    />
  )
}

interface ChoicesProps<Value extends string> {
  legend: string
  /** True below another visible label. */
  isLegendHidden?: boolean
  options: readonly Value[]
  chosen: readonly Value[]
  labelOf: (value: Value) => string
  onToggle: (value: Value) => void
}

/** Toggle buttons, of which several can be chosen. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, isLegendHidden, options, chosen, labelOf, onToggle } = props
  return (
    <fieldset className="voice-choices">
      <legend className={isLegendHidden ? 'voice-hidden' : undefined}>{legend}</legend>
      {options.map((value) => (
        <button key={value} type="button" aria-pressed={chosen.includes(value)} onClick={() => onToggle(value)}>
          {labelOf(value)}
        </button>
      ))}
    </fieldset>
  )
}
