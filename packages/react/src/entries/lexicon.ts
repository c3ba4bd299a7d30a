export { Lexicon, LexiconView, useLexicon } from '../lexicon/index.ts'
export type {
  HeardEntry,
  LexiconDraft,
  LexiconList,
  LexiconMessages,
  LexiconModel,
  LexiconOptions,
  LexiconProblem,
  LexiconProps,
  LexiconState,
  LexiconViewProps,
  LexiconVoice,
  Unapplied,
} from '../lexicon/index.ts'
