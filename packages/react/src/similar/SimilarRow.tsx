import { voicePath, type SimilarByAttribute, type SimilarVoice } from '@voice-rankings/contract'
import { ExternalLink } from 'lucide-react'
import { useContext } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { SampleButton, useSample, Waveform } from '../player/index.ts'
import { useMessages, useRuntime, useWriting } from '../runtime/index.ts'
import { languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { Flag } from '../ui/index.ts'
import { DifferenceParts } from './DifferenceParts.tsx'
import { similarMessages } from './messages.ts'
import { SelectContext } from './SelectContext.ts'

/** Bars of the waveform, 5 px each, see similar.css. */
const BARS = 13

interface SimilarRowProps {
  voice: SimilarVoice | SimilarByAttribute
  /** Similarity, and its explanation. */
  value: string
  note: string
  /** Parts of the difference from the reference voice; without them there is no bar. */
  shares?: SimilarVoice['difference_shares']
  /** Custom play button. */
  lead?: ReactNode
}

/** Similar voice: a click anywhere toggles its sample, a link opens its page in a new tab. */
export function SimilarRow({
  voice,
  value,
  note,
  shares,
  lead = <SampleButton voice={voice} size="small" />,
}: SimilarRowProps) {
  const { client } = useRuntime()
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const onSelect = useContext(SelectContext)
  return (
    <li className="voice-similar-row" part="similar-row" data-gender={voice.voice_gender}>
      {lead}
      <span className="voice-similar-name">
        <b>{voice.voice_name}</b>
        <span>
          {providerName(voice.voice_service)} · <Flag languageCode={voice.voice_language_code} />
          <span className="voice-hidden">{languageName(voice.voice_language_code, writing)}</span>
        </span>
      </span>
      {'voice_sample_peaks' in voice ? <SampleWaveform voice={voice} /> : null}
      <span className="voice-similar-value">
        <b>{value}</b>
        <span>{note}</span>
        {shares ? <DifferenceParts shares={shares} /> : null}
      </span>
      <a
        href={client.url(voicePath(voice))}
        target="_blank"
        rel="noopener"
        aria-label={messages.detailsOf(voice.voice_name)}
        title={messages.details}
        onClick={(event: MouseEvent) => onSelect?.(voice, event)}
      >
        <span>{messages.details}</span>
        <ExternalLink size={14} aria-hidden="true" />
      </a>
    </li>
  )
}

/** Waveform of a sample, hidden where the row is too narrow for it. */
function SampleWaveform({ voice }: { voice: SimilarVoice }) {
  const { track } = useSample(voice)
  return (
    <Waveform
      peaks={voice.voice_sample_peaks}
      melody={voice.voice_sample_melody}
      gender={voice.voice_gender}
      track={track}
      bars={BARS}
      height={24}
    />
  )
}
