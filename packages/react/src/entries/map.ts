export { LazyVoiceMap, VoiceMap, VoiceMapView, useVoiceMap, voiceMapPaths } from '../map/index.ts'
export type {
  LazyVoiceMapProps,
  MapAxisName,
  MapSpeech,
  MapVoice,
  VoiceMapModel,
  VoiceMapOptions,
  VoiceMapPaths,
  VoiceMapPreviewProps,
  VoiceMapProps,
  VoiceMapViewProps,
} from '../map/index.ts'
