import { SimilarVoicesView } from './SimilarVoicesView.tsx'
import { useSimilarVoices } from './useSimilarVoices.ts'

export interface SimilarVoicesProps {
  voiceId: string
}

/** The voices that resemble one voice, overall and in each measured characteristic. */
export function SimilarVoices({ voiceId }: SimilarVoicesProps) {
  return <SimilarVoicesView {...useSimilarVoices({ voiceId, byCharacteristic: true })} />
}
