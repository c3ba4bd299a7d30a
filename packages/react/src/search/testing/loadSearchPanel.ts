import { searchPanel } from '../VoiceSearchView.tsx'

/** Loads what shows the results ahead, for tests that look for them at once. */
export const loadSearchPanel = searchPanel.load
