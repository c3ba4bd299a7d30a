import type { NewPlaylistItem } from '@voice-rankings/contract'

/** Id of the voice, snippet or work of an item. */
export function soundIdOf(item: NewPlaylistItem): string {
  if (item.kind === 'voice') return item.voice_id
  return item.kind === 'work' ? item.work_id : item.voice_snippet_id
}

/** Reference by which a voice, snippet or work is added. */
export function referenceTo(kind: NewPlaylistItem['kind'], id: string): NewPlaylistItem {
  if (kind === 'voice') return { kind, voice_id: id }
  return kind === 'work' ? { kind, work_id: id } : { kind, voice_snippet_id: id }
}
