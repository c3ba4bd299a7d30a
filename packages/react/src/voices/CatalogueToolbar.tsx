import { VOICE_SORTS, type VoiceSearchResult, type VoiceSort } from '@voice-rankings/contract'
import { LayoutGrid, List, Map as MapIcon } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { Segmented, Select } from '../ui/index.ts'
import { ProviderFacts, ProviderTitle } from './ProviderHead.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { VoiceFiltersSheet } from './VoiceFiltersSheet.tsx'
import { voicesMessages } from './messages.ts'
import type { ViewMode } from './viewMode.ts'
import { changeFilters, type VoiceFilterValues } from './filterValues.ts'

interface CatalogueToolbarProps {
  isLoading: boolean
  result: VoiceSearchResult | undefined
  filters: VoiceFilterValues
  onFiltersChange: (filters: VoiceFilterValues) => void
  view: ViewMode
  onViewChange: (view: ViewMode) => void
  map: MapChoice | undefined
}

/** State of the map view, which replaces the list. */
export interface MapChoice {
  shown: boolean
  onShownChange: (shown: boolean) => void
}

/** Result count, sort order and view of the list. */
export function CatalogueToolbar(props: CatalogueToolbarProps) {
  const { isLoading, result, filters, onFiltersChange, map } = props
  const messages = useMessages('voices', voicesMessages)
  const { service } = filters
  const provider = result?.provider?.voice_service === service ? result.provider : undefined
  const nameOf = (sort: VoiceSort) =>
    sort === 'relevance' && filters.search === '' ? messages.featured : messages.sorts[sort]
  return (
    <header className="voice-toolbar" part="toolbar" data-map={map ? true : undefined}>
      <div className="voice-toolbar-title">
        {service === 'all' ? <h1>{messages.title}</h1> : <ProviderTitle service={service} provider={provider} />}
        <p aria-live="polite">
          {isLoading ? messages.loading : null}
          {result && result.catalogue_total > 0 ? (
            <>
              {messages.matching(result.total, result.catalogue_total)}
              <span> · {messages.measured}</span>
            </>
          ) : null}
        </p>
        {provider ? <ProviderFacts provider={provider} /> : null}
      </div>
      <div className="voice-toolbar-controls">
        <VoiceFiltersSheet
          filters={filters}
          facets={result?.facets}
          total={result?.total}
          onFiltersChange={onFiltersChange}
        />
        <div className="voice-toolbar-language">
          <LanguageSelect filters={filters} facets={result?.facets} onFiltersChange={onFiltersChange} compact />
        </div>
        {map?.shown ? null : (
          <Select
            label={messages.sort}
            labelHidden
            value={filters.sort}
            options={VOICE_SORTS.map((value) => ({ value, label: nameOf(value) }))}
            onValueChange={(value) => {
              const sort = VOICE_SORTS.find((one) => one === value)
              if (sort) onFiltersChange(changeFilters(filters, { sort }))
            }}
          />
        )}
        <ViewChoice {...props} />
      </div>
    </header>
  )
}

/** View choice: cards, rows, or a map if the host has one. */
function ViewChoice({ view, onViewChange, map }: CatalogueToolbarProps) {
  const messages = useMessages('voices', voicesMessages)
  return (
    <Segmented<Exclude<ViewMode, ''> | 'map'>
      label={messages.view}
      options={[
        { value: 'grid', label: messages.grid, icon: <LayoutGrid size={17} aria-hidden="true" /> },
        { value: 'list', label: messages.list, icon: <List size={18} aria-hidden="true" /> },
        ...(map
          ? [{ value: 'map', label: messages.map, icon: <MapIcon size={18} aria-hidden="true" /> } as const]
          : []),
      ]}
      value={map?.shown ? 'map' : view || 'grid'}
      onValueChange={(chosen) => {
        if (chosen !== 'map') onViewChange(chosen)
        const wantsMap = chosen === 'map'
        if (map && map.shown !== wantsMap) map.onShownChange(wantsMap)
      }}
    />
  )
}
