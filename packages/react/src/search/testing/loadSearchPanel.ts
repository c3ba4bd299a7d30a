import { searchPanel } from '../VoiceSearchView.tsx'

/** Preloads the results panel for tests. */
export const loadSearchPanel = searchPanel.load
