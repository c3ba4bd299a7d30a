import { SimilarVoicesView } from './SimilarVoicesView.tsx'
import type { SimilarResult } from './similarStore.ts'
import { useSimilarVoices } from './useSimilarVoices.ts'

export interface SimilarVoicesProps {
  /** Id of the voice that others are compared with. */
  voiceId: string
  /** An answer by characteristic that is there already; without one it is fetched. */
  initial?: SimilarResult | null
}

/** The voices that resemble one voice, overall and in each measured characteristic. */
export function SimilarVoices({ voiceId, initial }: SimilarVoicesProps) {
  return <SimilarVoicesView {...useSimilarVoices({ voiceId, byCharacteristic: true, initial })} />
}
