export { NewWork, VoiceReader, WorkList, useVoiceReader, worksMessages } from '../works/index.ts'
export type {
  NewWorkOptions,
  NewWorkProps,
  OpenReader,
  ReadParagraph,
  ReadSection,
  ReadSentence,
  SleepChoice,
  SleepTimer,
  VoiceReaderModel,
  VoiceReaderOptions,
  VoiceReaderProps,
  WorkListProps,
  WorksMessages,
} from '../works/index.ts'
