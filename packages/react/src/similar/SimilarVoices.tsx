import type { MouseEvent } from 'react'
import type { SimilarByAttribute, SimilarVoice } from '@voice-rankings/contract'
import { SelectContext } from './SelectContext.ts'
import { SimilarVoicesView } from './SimilarVoicesView.tsx'
import type { SimilarResult } from './similarStore.ts'
import { useSimilarVoices } from './useSimilarVoices.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface SimilarVoicesProps extends RootProps<HTMLDivElement> {
  /** Id of the reference voice. */
  voiceId: string
  /** Loaded result by characteristic; without one it is fetched. */
  initial?: SimilarResult | null
  /** The visitor chose a voice. Prevent the default of the event to keep its page from opening. */
  onSelect?: (voice: SimilarVoice | SimilarByAttribute, event: MouseEvent) => void
}

/**
 * Voices similar to a reference voice, overall and in each measured attribute.
 *
 * @example
 * <SimilarVoices voiceId={voice.voice_id} />
 */
export function SimilarVoices({ voiceId, initial, onSelect, ...props }: SimilarVoicesProps) {
  const similar = useSimilarVoices({ voiceId, byCharacteristic: true, initial })
  return (
    <SelectContext value={onSelect}>
      <SimilarVoicesView {...similar} {...rootProps(props)} />
    </SelectContext>
  )
}
