import { loadingMessages } from './loadingMessages.ts'
import type { Suggestion } from './suggestions/suggestedTexts.ts'
import type { VoiceView } from './voiceViews.ts'

/** Texts of the voice overview. */
export const overviewMessages = {
  ...loadingMessages,
  tabsLabel: 'Voice views',
  views: {
    generate: 'Generate',
    details: 'Details',
    similar: 'Similar',
    analysis: 'Analyse',
    compare: 'Compare',
    chat: 'Chat',
  } satisfies Record<VoiceView, string>,
  otherViews: 'More views',
  about: (name: string) => `About ${name}`,
  actions: 'Actions',
  /** Name of the share button below the text, beside the one of the actions. */
  shareSound: 'Share this sound',
  /** Name of the group of suggested texts. */
  suggestions: 'Suggested texts',
  suggested: {
    audiobook: 'Audiobook',
    news: 'News',
    phoneMenu: 'Phone menu',
    numbers: 'Numbers and names',
  } satisfies Record<Suggestion, string>,
  /** Button that restores a typed text after a suggestion has replaced it. */
  restoreTyped: 'Back to my text',
  suggestionFailed: 'The text could not be loaded. Check the connection and try again.',
  dialogTitle: 'Voice overview',
  close: 'Close',
}

export type OverviewMessages = typeof overviewMessages
