import type { VoiceView } from './voiceViews.ts'

/** Texts around a voice. */
export const overviewMessages = {
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
  loading: 'Loading the voice',
  missing: 'Voice not found',
  missingHint: 'It may have been removed, or the address is wrong.',
  failed: 'The voice could not be loaded',
  failedHint: 'Check the connection and try again.',
  retry: 'Try again',
  dialogTitle: 'Voice overview',
  close: 'Close',
}

export type OverviewMessages = typeof overviewMessages
