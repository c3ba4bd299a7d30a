export { loadSpeakers, SentencePair, SentenceStageView, useSentenceStage } from '../voices/stage/index.ts'
export type {
  SentencePairProps,
  SentenceStageModel,
  SentenceStageOptions,
  SentenceStageViewProps,
  Speakers,
  StageLanguage,
} from '../voices/stage/index.ts'
