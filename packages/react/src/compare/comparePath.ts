import type { VoiceListing } from '@voice-rankings/contract'
import { voicePath } from '@voice-rankings/contract'

type ComparedVoice = Pick<VoiceListing, 'voice_id' | 'voice_service' | 'voice_gender' | 'voice_speaker_id'>

/** Address of a comparison: below the page of the first voice, the others and the text in its query. */
export function comparePath(first: ComparedVoice, others: readonly Pick<ComparedVoice, 'voice_id'>[] = [], text = '') {
  const query = new URLSearchParams()
  if (others.length > 0) query.set('with', others.map(({ voice_id }) => voice_id).join(','))
  if (text !== '') query.set('text', text)
  const search = query.toString()
  return `${voicePath(first)}/compare${search === '' ? '' : `?${search}`}`
}
