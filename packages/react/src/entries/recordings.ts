export { AlignRecording, AlignRecordingView, useAlignRecording } from '../recordings/index.ts'
export type {
  AlignRecordingModel,
  AlignRecordingOptions,
  AlignRecordingProps,
  AlignRecordingViewProps,
  ChosenFile,
  FileState,
  OpenedFile,
  RecordingFile,
  RecordingState,
  RecordingText,
  RecordingsMessages,
  Refusal,
  TimedRecording,
  Timing,
} from '../recordings/index.ts'
