import { SimilarVoices } from '@voice-rankings/react/similar'
import { useVoice } from '../useVoice.ts'

export default function Similar() {
  return <SimilarVoices voiceId={useVoice().voice_id} />
}
