export {
  SampleButton,
  VoicePlayer,
  VoicePlayerView,
  WordHighlighter,
  useSample,
  useTrack,
  useVoicePlayer,
} from '../player/index.ts'
export type {
  Generation,
  HoldAllowance,
  PlayerFile,
  Sample,
  SampleButtonProps,
  SampleVoice,
  Spoken,
  Stage,
  Visualizer,
  VoicePlayerModel,
  VoicePlayerProps,
  VoicePlayerViewProps,
  WordHighlighterProps,
} from '../player/index.ts'
