export * from './Lexicon.tsx'
export * from './LexiconView.tsx'
export type {
  HeardEntry,
  LexiconDraft,
  LexiconList,
  LexiconProblem,
  LexiconState,
  LexiconVoice,
  Unapplied,
} from './lexiconStore.ts'
export { lexiconMessages } from './messages.ts'
export type { LexiconMessages } from './messages.ts'
export * from './useLexicon.ts'
