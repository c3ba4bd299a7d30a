export { VoiceSearch, VoiceSearchView, searchMessages, useVoiceSearch } from '../search/index.ts'
export type {
  SearchMessages,
  SearchResult,
  VoiceSearchOptions,
  VoiceSearchProps,
  VoiceSearchViewProps,
  VoicesOrigin,
} from '../search/index.ts'
