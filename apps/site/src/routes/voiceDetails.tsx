import { VoiceDetails } from '@voice-rankings/react/voices'
import { useVoice } from '../useVoice.ts'

export default function Details() {
  return <VoiceDetails voice={useVoice()} />
}
