import type { SnippetVariant } from '@voice-rankings/contract'
import { voicePath } from '@voice-rankings/contract'

type VoicePlace = Pick<SnippetVariant, 'voice_service' | 'voice_gender' | 'voice_speaker_id'>

/** Address of a voice's page with a text filled in. It does not speak by itself: a link must not spend anybody's credits. */
export function textPath(voice: VoicePlace, text: string): string {
  return `${voicePath(voice)}?${new URLSearchParams({ sample_text: text })}`
}
