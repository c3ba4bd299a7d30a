export {
  DEFAULT_FILTERS,
  FilterChips,
  NowPlaying,
  VoiceCard,
  VoiceCatalogue,
  VoiceFilters,
  VoiceFiltersSheet,
  VoiceList,
  VoiceListSkeleton,
  formatVoiceFilters,
  parseVoiceFilters,
  samePath,
  voiceMapQuery,
  voiceQuery,
} from '../voices/index.ts'
export { languageName } from '../names/languageName.ts'
export { providerName } from '../names/providerName.ts'
export type {
  CatalogueMap,
  CatalogueState,
  FilterChipsProps,
  NowPlayingProps,
  VoiceCardProps,
  VoiceCatalogueProps,
  VoiceFilterValues,
  VoiceFiltersProps,
  VoiceFiltersSheetProps,
  VoiceListProps,
} from '../voices/index.ts'
