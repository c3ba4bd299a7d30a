import type { Collection } from '@voice-rankings/contract'

const key = (name: string) => name.trim().toLocaleLowerCase()

/** Whether a collection other than `exceptId` has this name, whatever its case. */
export function isNameTaken(collections: readonly Collection[], name: string, exceptId?: string): boolean {
  return collections.some((one) => one.collection_id !== exceptId && key(one.collection_name) === key(name))
}
