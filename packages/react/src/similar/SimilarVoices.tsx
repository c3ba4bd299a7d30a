import { SimilarVoicesView } from './SimilarVoicesView.tsx'
import type { SimilarResult } from './similarStore.ts'
import { useSimilarVoices } from './useSimilarVoices.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface SimilarVoicesProps extends RootProps<HTMLDivElement> {
  /** Id of the voice that others are compared with. */
  voiceId: string
  /** An answer by characteristic that is there already; without one it is fetched. */
  initial?: SimilarResult | null
}

/**
 * The voices that resemble one voice, overall and in each measured characteristic.
 *
 * @example
 * <SimilarVoices voiceId={voice.voice_id} />
 */
export function SimilarVoices({ voiceId, initial, ...props }: SimilarVoicesProps) {
  return <SimilarVoicesView {...useSimilarVoices({ voiceId, byCharacteristic: true, initial })} {...rootProps(props)} />
}
