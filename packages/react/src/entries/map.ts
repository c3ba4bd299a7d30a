export { VoiceMap, VoiceMapPreview, VoiceMapView, useVoiceMap, voiceMapPaths } from '../map/index.ts'
export type {
  MapAxisName,
  MapVoice,
  VoiceMapModel,
  VoiceMapOptions,
  VoiceMapPaths,
  VoiceMapPreviewProps,
  VoiceMapProps,
  VoiceMapViewProps,
} from '../map/index.ts'
