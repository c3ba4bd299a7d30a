export { VoiceSearch, VoiceSearchView, useVoiceSearch } from '../search/index.ts'
export type {
  SearchResult,
  VoiceSearchOptions,
  VoiceSearchProps,
  VoiceSearchViewProps,
  VoicesOrigin,
} from '../search/index.ts'
