/** Where the properties of each element are described, and which folders of the components it is made of have its parts. */
export const ELEMENTS = {
  'voice-player': { interfaces: ['VoicePlayerProps', 'VoicePlaceProps'], parts: ['player', 'ratings'] },
  'voice-overview': {
    interfaces: ['VoiceOverviewProps', 'VoiceOverviewDialogProps', 'VoicePlaceProps'],
    parts: ['overview', 'player', 'voices'],
  },
  'similar-voices': { interfaces: ['SimilarVoicesProps'], parts: ['similar'] },
  'analysis-panel': { interfaces: ['AnalysisPanelProps', 'VoicePlaceProps'], parts: ['analysis'] },
  'voice-search': { interfaces: ['VoiceSearchProps'], parts: ['search'] },
} as const satisfies Record<string, { interfaces: readonly string[]; parts: readonly string[] }>

/** Tags of the elements. */
export type ElementTag = keyof typeof ELEMENTS
