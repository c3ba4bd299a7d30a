import type { SimilarVoice } from '@voice-rankings/contract'
import { Plus } from 'lucide-react'
import { providerName } from '../../names/providerName.ts'
import { SampleButton } from '../../player/index.ts'
import { useSimilarVoices } from '../../similar/index.ts'
import { PlainIconButton } from '../../ui/index.ts'
import type { CompareModel } from '../useCompareVoices.ts'

export interface CompareNeighboursProps extends Pick<CompareModel, 'texts' | 'compared' | 'onAdd'> {
  /** Voice whose neighbours are suggested. */
  near: { readonly id: string; readonly name: string }
}

/** Number of suggested voices. */
const SUGGESTED = 3

/** Voices of the same language that sound like a compared one, to hear and to add. */
export function CompareNeighbours({ texts, near, compared, onAdd }: CompareNeighboursProps) {
  const { state } = useSimilarVoices({ voiceId: near.id, sameLanguage: true })
  // Without suggestions, the search below still finds every voice.
  if (state.status !== 'ready') return null
  const isThere = ({ voice_id }: SimilarVoice) => compared.some(({ id }) => id === voice_id)
  const suggested = state.result.overallSimilarResults.filter((voice) => !isThere(voice)).slice(0, SUGGESTED)
  if (suggested.length === 0) return null
  return (
    <ul part="compare-neighbours" aria-label={texts.neighbours}>
      {suggested.map((voice) => (
        <li key={voice.voice_id} data-gender={voice.voice_gender}>
          <SampleButton voice={voice} size="small" />
          <p>
            <b>{voice.voice_name}</b> {providerName(voice.voice_service)}
            <small>{texts.near(near.name)}</small>
          </p>
          <PlainIconButton
            size="small"
            label={texts.addNamed(voice.voice_name)}
            onClick={() => onAdd(voice.voice_id, voice.voice_gender)}
          >
            <Plus aria-hidden="true" />
          </PlainIconButton>
        </li>
      ))}
    </ul>
  )
}
