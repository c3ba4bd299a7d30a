/**
 * A collection's name as it is compared: whatever its case, its width and its spaces. Capitals first, because some small
 * letters become two of them: "Straße" and "STRASSE" are one name.
 */
export function collectionNameKey(name: string): string {
  const compared = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  // What cannot be seen does not make it another name.
  return compared
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
