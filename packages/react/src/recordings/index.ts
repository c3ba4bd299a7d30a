export * from './AlignRecording.tsx'
export * from './AlignRecordingView.tsx'
export { recordingsMessages } from './messages.ts'
export type { RecordingsMessages } from './messages.ts'
export type { RecordingFile } from './recordingFiles.ts'
export type {
  ChosenFile,
  FileState,
  OpenedFile,
  RecordingState,
  RecordingText,
  Refusal,
  TimedRecording,
  Timing,
} from './recordingStore.ts'
export * from './useAlignRecording.ts'
