import type { Work } from '@voice-rankings/contract'

/** Texts of the sentences by section and paragraph. */
export const textsOf = ({ sections }: Work) =>
  sections.map(({ paragraphs }) => paragraphs.map(({ sentences }) => sentences.map(({ text }) => text)))

/** Voices of the sentences by section. */
export const voicesOf = ({ sections }: Work) =>
  sections.map(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences.map(({ voice_id }) => voice_id)))
