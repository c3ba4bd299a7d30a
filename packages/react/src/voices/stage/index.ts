export * from './loadSpeakers.ts'
export * from './SentencePair.tsx'
export * from './SentenceStageView.tsx'
export * from './useSentenceStage.ts'
