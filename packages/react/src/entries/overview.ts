export {
  OVERVIEW_OPEN_MARKER,
  VoiceOverview,
  VoiceOverviewDialog,
  VoiceOverviewView,
  useLoadedVoice,
  useVoiceOverview,
  voiceViewOf,
  voiceViewOfQuery,
  voiceViewPath,
} from '../overview/index.ts'
export type {
  OverviewHistory,
  OverviewInput,
  OverviewState,
  OverviewStore,
  SnippetProblem,
  VoiceOverviewDialogProps,
  VoiceOverviewModel,
  VoiceOverviewProps,
  VoiceOverviewViewProps,
  VoiceView,
} from '../overview/index.ts'
