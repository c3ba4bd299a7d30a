/** Reads peaks that stand in HTML as numbers between blanks or commas; null for anything else, such as an address. */
export function parsePeakList(text: string): number[] | null {
  return /^[\s,]*\d[\d.\s,]*$/u.test(text) ? (text.match(/\d+(\.\d+)?/gu) ?? []).map(Number) : null
}
