import type { Collection } from '@voice-rankings/contract'

/** Catalogue address of one collection, in every language. */
export function collectionPath(
  { collection_id: id }: Pick<Collection, 'collection_id'>,
  catalogue = '/voices',
): string {
  return `${catalogue}?languageCode=all&collectionId=${encodeURIComponent(id)}`
}
