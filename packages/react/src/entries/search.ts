export { VoiceSearch, VoiceSearchView, searchMessages, useVoiceSearch } from '../search/index.ts'
export type {
  SearchEntry,
  SearchGroup,
  SearchMessages,
  SearchResult,
  VoiceSearchOptions,
  VoiceSearchProps,
  VoiceSearchViewProps,
} from '../search/index.ts'
