/** The white-space separated pieces of a text, unchanged: the unit that word marks and the highlighter share. */
export function splitTokens(text: string): string[] {
  return text.match(/\S+/gu) ?? []
}

/** True when a token has something to say: a letter or a digit. */
export function isSpeakable(token: string): boolean {
  return /[\p{L}\p{N}]/u.test(token)
}
