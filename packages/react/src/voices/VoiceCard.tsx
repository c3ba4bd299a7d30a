import { memo, useContext } from 'react'
import { SampleButton, useSample } from '../player/index.ts'
import { SentenceContext } from './sentence/SentenceContext.ts'
import { VoiceCardView, type VoiceCardProps } from './VoiceCardView.tsx'

/**
 * Voice in a list with its sample, name, waveform and measurements. The list determines the layout as card or row.
 *
 * @example
 * <VoiceCard voice={voice} />
 */
export const VoiceCard = memo(function VoiceCard(props: VoiceCardProps) {
  const sentence = useContext(SentenceContext)
  return sentence ? <sentence.Card {...props} store={sentence.store} /> : <SampleCard {...props} />
})

function SampleCard(props: VoiceCardProps) {
  const { voice } = props
  const { track, status } = useSample(voice)
  const sound = {
    track,
    status,
    peaks: voice.voice_sample_peaks,
    melody: voice.voice_sample_melody,
    durationMs: voice.voice_sample_duration,
  }
  return <VoiceCardView {...props} sound={sound} playButton={<SampleButton voice={voice} />} />
}
