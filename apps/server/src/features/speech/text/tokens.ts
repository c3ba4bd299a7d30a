/** Splits a text at white space: the tokens of word marks and highlighting. */
export function splitTokens(text: string): string[] {
  return text.match(/\S+/gu) ?? []
}

/** True when a token has a letter or a digit. */
export function isSpeakable(token: string): boolean {
  return /[\p{L}\p{N}]/u.test(token)
}
