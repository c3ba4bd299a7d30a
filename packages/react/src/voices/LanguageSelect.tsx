import type { VoiceFacets } from '@voice-rankings/contract'
import { useMessages, useWriting } from '../runtime/index.ts'
import { languageName } from '../names/languageName.ts'
import { Select } from '../ui/index.ts'
import { facetOptions } from './facetOptions.ts'
import { voicesMessages } from './messages.ts'
import { changeFilters, type VoiceFilterValues } from './filterValues.ts'

interface LanguageSelectProps {
  filters: VoiceFilterValues
  facets?: VoiceFacets
  onFiltersChange: (filters: VoiceFilterValues) => void
  /** Shows only the language, for narrow places. */
  compact?: boolean
}

/** Language filter. */
export function LanguageSelect({ filters, facets, onFiltersChange, compact = false }: LanguageSelectProps) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const options = facetOptions(messages.allLanguages, filters.languageCode, facets?.languages, languageName, writing)
  return (
    <Select
      label={messages.language}
      labelHidden={compact}
      value={filters.languageCode}
      options={compact ? options.map(({ value, label }) => ({ value, label })) : options}
      onValueChange={(languageCode) => onFiltersChange(changeFilters(filters, { languageCode }))}
    />
  )
}
