import { VOICE_SORTS, type VoiceSearchResult, type VoiceSort } from '@voice-rankings/contract'
import { LayoutGrid, List } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { Segmented, Select } from '../ui/index.ts'
import { LanguageSelect } from './LanguageSelect.tsx'
import { VoiceFiltersSheet } from './VoiceFiltersSheet.tsx'
import { voicesMessages } from './messages.ts'
import type { ViewMode } from './viewMode.ts'
import { changeFilters, type VoiceFilterValues } from './filterValues.ts'

interface CatalogueToolbarProps {
  result: VoiceSearchResult | undefined
  filters: VoiceFilterValues
  onFiltersChange: (filters: VoiceFilterValues) => void
  view: ViewMode
  onViewChange: (view: ViewMode) => void
}

/** What the list shows, in which order, and how. */
export function CatalogueToolbar(props: CatalogueToolbarProps) {
  const { result, filters, onFiltersChange, view, onViewChange } = props
  const messages = useMessages('voices', voicesMessages)
  const nameOf = (sort: VoiceSort) =>
    sort === 'relevance' && filters.search === '' ? messages.featured : messages.sorts[sort]
  return (
    <header className="voice-toolbar" part="toolbar">
      <div className="voice-toolbar-title">
        <h1>{messages.title}</h1>
        <p aria-live="polite">
          {result ? messages.matching(result.total, result.catalogue_total) : messages.loading}
          {result ? <span> · {messages.measured}</span> : null}
        </p>
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
        <Segmented
          label={messages.view}
          options={[
            { value: 'grid', label: messages.grid, icon: <LayoutGrid size={17} aria-hidden="true" /> },
            { value: 'list', label: messages.list, icon: <List size={18} aria-hidden="true" /> },
          ]}
          value={view || 'grid'}
          onValueChange={onViewChange}
        />
      </div>
    </header>
  )
}
