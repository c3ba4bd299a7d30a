// Separate chunk: the values of other voices are an addition to the numbers of the compared ones.
import { useSimilarVoices } from '../similar/index.ts'
import { CompareNumbers } from './CompareNumbers.tsx'
import type { CompareNumbersProps } from './CompareNumbers.tsx'

/** Measurements of the compared voices among those of the whole catalogue. */
export function CatalogueNumbers({ voiceId, ...props }: CompareNumbersProps & { voiceId: string }) {
  const { state } = useSimilarVoices({ voiceId, byCharacteristic: true })
  return <CompareNumbers {...props} spreads={state.status === 'ready' ? state.result.spreads : null} />
}
