import { useSimilarVoices, type SimilarVoicesOptions } from './useSimilarVoices.ts'
import { SimilarVoicesCardView } from './SimilarVoicesCardView.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export type SimilarVoicesCardProps = Pick<SimilarVoicesOptions, 'voiceId' | 'initial'> & RootProps

/**
 * Most similar voices, for a sidebar.
 *
 * @example
 * <SimilarVoicesCard voiceId={voice.voice_id} />
 */
export function SimilarVoicesCard({ voiceId, initial, ...props }: SimilarVoicesCardProps) {
  return <SimilarVoicesCardView {...useSimilarVoices({ voiceId, initial })} {...rootProps(props)} />
}
