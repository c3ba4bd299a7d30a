import { useSimilarVoices, type SimilarVoicesOptions } from './useSimilarVoices.ts'
import { SimilarVoicesCardView } from './SimilarVoicesCardView.tsx'

export type SimilarVoicesCardProps = Pick<SimilarVoicesOptions, 'voiceId' | 'initial'>

/** The voices most like one voice, for a sidebar. */
export function SimilarVoicesCard({ voiceId, initial }: SimilarVoicesCardProps) {
  return <SimilarVoicesCardView {...useSimilarVoices({ voiceId, initial })} />
}
