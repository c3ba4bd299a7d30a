import { loadingMessages } from './loadingMessages.ts'
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
  dialogTitle: 'Voice overview',
  close: 'Close',
}

export type OverviewMessages = typeof overviewMessages
