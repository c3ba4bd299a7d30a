import type { SampleSource, VoicePrice } from '@voice-rankings/contract'
import type { Config } from '../../kernel/config/config.ts'
import type { EngineVoice } from '../speech/engine.ts'

/** What decides about the recording of a voice. */
interface Offer {
  readonly voice: Pick<EngineVoice, 'previewUrl'>
  /** Null for a voice that costs nothing. */
  readonly price: VoicePrice | null
  /** Text of its sample; null if there is none. */
  readonly passage: string | null
}

/** Recording that the server makes of a voice to measure it; null for none. */
export function plannedSource(
  { price, voice, passage }: Offer,
  paid: Config['measurePaidVoices'],
): SampleSource | null {
  const canSpeak = passage !== null && (price === null || paid === 'all')
  if (canSpeak) return 'sample'
  return voice.previewUrl !== undefined && (price === null || paid === 'previews') ? 'preview' : null
}
