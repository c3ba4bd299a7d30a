export { playerMessages } from './messages.ts'
export type { PlayerMessages } from './messages.ts'
export type { Generation, PlayerInput, Spoken } from './playerState.ts'
export { soundSource } from './sound/soundSource.ts'
export { HoldNotes } from './notes/PlayerNotes.tsx'
export { failureText, formatHoldEnd } from './notes/PlayerProblem.tsx'
export { askAllowance, useHoldAllowance } from './notes/useHoldAllowance.ts'
export * from './controls/PlayButton.tsx'
export { PlayTime } from './controls/PlayTime.tsx'
export * from './controls/SeekSlider.tsx'
export { SpeedSelect } from './controls/SpeedSelect.tsx'
export { RatedPlayer } from './rating/RatedPlayer.tsx'
export type { RatedPlayerProps } from './rating/RatedPlayer.tsx'
export * from './sample/SampleButton.tsx'
export * from './sample/useSample.ts'
export { useFollow, useReducedMotion } from './sound/useFollow.ts'
export { useTrack, useTrackState } from './sound/useTrack.ts'
export * from './useVoicePlayer.ts'
export { VISUALIZERS } from './VoicePlayerModel.ts'
export type {
  HoldAllowance,
  PlayerFile,
  PlayerExtras,
  PlayerSlots,
  Stage,
  Visualizer,
  VoicePlayerModel,
  VoicePlayerViewProps,
} from './VoicePlayerModel.ts'
export type { VoicePlayerProps } from './VoicePlayerProps.ts'
export * from './VoicePlayer.tsx'
export * from './VoicePlayerView.tsx'
export * from './visualizers/Waveform.tsx'
export { hostHighlights } from './words/hostHighlights.ts'
export { SpeechText } from './words/SpeechText.tsx'
export { readingAlong } from './words/useReadingAlong.ts'
export * from './words/WordHighlighter.tsx'
