/** Gnuspeech keeps a word, and how it is said, in buffers of fixed size; longer ones, from 140 decimals on, overwrite its memory. */
const LONGEST = 134

/** Breaks words that are too long for Gnuspeech into equal parts of at least 67 characters: so many figures are still read one by one. */
export function breakLongWords(line: string): string {
  return line.replace(new RegExp(`\\S{${LONGEST + 1},}`, 'gu'), (word) => {
    const parts = Math.ceil(word.length / LONGEST)
    const length = Math.ceil(word.length / parts)
    return Array.from({ length: parts }, (_, part) => word.slice(part * length, (part + 1) * length)).join(' ')
  })
}
