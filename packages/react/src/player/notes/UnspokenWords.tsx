import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

/** Maximum number of listed words. */
const LISTED_WORDS = 8

/** Tells, also to screen readers, which words of the sound its voice cannot say; nothing while the text is edited. */
export function UnspokenWords({ texts, stage, isEdited }: VoicePlayerModel) {
  const words = [...new Set(stage.marks.flatMap(({ word, spoken }) => (spoken === false ? [word] : [])))]
  const listed = words.length > LISTED_WORDS ? [...words.slice(0, LISTED_WORDS), '…'] : words
  return <output part="unspoken">{!isEdited && texts.notSpoken(listed)}</output>
}
