// The part of the sentence that is loaded with its first use.
export { createSentenceStore } from './sentenceStore.ts'
export { SentenceCard } from './SentenceCard.tsx'
export { SentenceNotes } from './SentenceNotes.tsx'
