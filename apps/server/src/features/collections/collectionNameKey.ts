/**
 * Normalizes a collection's name for comparison: case, width and whitespace are ignored. Upper case first, because some
 * lower-case letters expand: "Straße" and "STRASSE" have one key.
 */
export function collectionNameKey(name: string): string {
  const compared = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  // Invisible characters are ignored.
  return compared
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
