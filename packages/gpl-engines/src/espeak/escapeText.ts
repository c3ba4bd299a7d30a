/** A text that eSpeak reads as plain words, with the source offset (UTF-16) of each of its code points. */
export interface EscapedText {
  text: string
  offsets: number[]
}

/**
 * Removes what eSpeak would parse as commands: tags, entities, and phonemes in double brackets. Control characters (a
 * NUL would end the text) and lone surrogates become spaces, which keeps positions.
 */
export function escapeText(text: string): EscapedText {
  const parts: string[] = []
  const offsets: number[] = []
  let offset = 0
  for (const character of text) {
    const escaped = escapeCharacter(character)
    for (const _codePoint of escaped) offsets.push(offset)
    parts.push(escaped)
    offset += character.length
  }
  return { text: parts.join(''), offsets }
}

function escapeCharacter(character: string): string {
  if (character === '&') return '&amp;'
  if (character === '<' || character === '[' || character === ']') return ' '
  if (character === '\n') return character
  return /[\p{Cc}\p{Cs}]/u.test(character) ? ' ' : character
}
