import type { SnippetVariant } from '@voice-rankings/contract'
import { voicePath } from '@voice-rankings/contract'

type Reading = Pick<SnippetVariant, 'voice_service' | 'voice_gender' | 'voice_speaker_id' | 'voice_snippet_id'>

/** Address of a reading: the page of its voice with its snippet id. */
export function snippetPath(reading: Reading): string {
  return voicePath(reading, reading.voice_snippet_id)
}

/** Address of a voice's page with a text filled in. It does not speak by itself: a link must not spend anybody's credits. */
export function textPath(voice: Omit<Reading, 'voice_snippet_id'>, text: string): string {
  return `${voicePath(voice)}?${new URLSearchParams({ sample_text: text })}`
}
