/** A text that eSpeak reads as plain words, and for each of its code points the UTF-16 offset in the text it was made from. */
export interface EscapedText {
  text: string
  offsets: number[]
}

/**
 * Takes out of a text what eSpeak would read as commands: tags, entities, and phonemes in double brackets. Control characters
 * (a NUL would end the text) and halves of surrogate pairs become spaces, so that every position can be found again.
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
