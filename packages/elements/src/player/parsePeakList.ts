/** Reads peaks that stand in HTML as numbers between blanks or commas; null for an address. */
export function parsePeakList(text: string): number[] | null {
  return /[a-z/]/i.test(text) ? null : (text.match(/\d*\.?\d+/g) ?? []).map(Number)
}
