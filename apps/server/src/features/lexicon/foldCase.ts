/** Lower case of a text, character by character: every character keeps its length and its place. */
export function foldCase(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

/** Lower case of a character; the character itself if that has another length. */
export function foldCharacter(character: string): string {
  const folded = character.toLowerCase()
  // The two small sigmas are one letter.
  if (folded === 'ς') return 'σ'
  return folded.length === character.length ? folded : character
}
