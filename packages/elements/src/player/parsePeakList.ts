/** Parses peaks written as numbers separated by spaces or commas; null for an address. */
export function parsePeakList(text: string): number[] | null {
  return /[a-z/]/i.test(text) ? null : (text.match(/\d*\.?\d+/g) ?? []).map(Number)
}
