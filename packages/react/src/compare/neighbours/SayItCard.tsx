import { snippetPath, voicePath } from '@voice-rankings/contract'
import type { SimilarVoice } from '@voice-rankings/contract'
import { useSyncExternalStore } from 'react'
import { languageName } from '../../names/languageName.ts'
import { providerName } from '../../names/providerName.ts'
import { PlayButton, Waveform } from '../../player/index.ts'
import { draftKey, useRuntime, useWriting } from '../../runtime/index.ts'
import { Flag, Link } from '../../ui/index.ts'
import type { ComparedModel } from '../useComparedSounds.ts'
import type { CompareModel } from '../useCompareVoices.ts'

export interface SayItCardProps {
  neighbour: SimilarVoice
  one: ComparedModel
  /** Differences from the voice of the page. */
  note: string
  model: Pick<CompareModel, 'texts' | 'text' | 'excess' | 'onSay'>
}

const silent = () => () => {}

/** Similar voice that says the text: from its sample if that is the text, otherwise generated at a press. */
export function SayItCard({ neighbour, one, note, model }: SayItCardProps) {
  const { texts, text, excess, onSay } = model
  const { drafts } = useRuntime()
  const writing = useWriting()
  const { track, take, generation, found } = one
  const status = useSyncExternalStore(
    track?.subscribe ?? silent,
    () => track?.getState().status ?? 'idle',
    () => 'idle' as const,
  )
  const { voice_id: id, voice_name: name, voice_gender: gender } = neighbour
  const isGenerating = generation.status === 'generating'
  const isPlaying = status === 'playing' || status === 'loading'
  const snippet = one.said.get(text.trim())
  const traits = found.status === 'ready' ? found.voice.voice_traits.slice(0, 3) : []
  return (
    <article className="voice-box voice-say-it-card" part="say-it-card" data-gender={gender} aria-label={name}>
      <PlayButton
        label={isPlaying ? texts.pause(name) : texts.play(name)}
        status={isGenerating ? 'loading' : status}
        gender={gender}
        size="medium"
        disabled={isGenerating || found.status !== 'ready' || text.trim() === '' || excess > 0}
        onClick={() => onSay(id)}
      />
      <div>
        <Link
          href={snippet ? snippetPath(snippet) : voicePath(neighbour)}
          onClick={() => (take ? undefined : drafts.write(draftKey(id), text))}
        >
          {name}
        </Link>
        <p>
          {providerName(neighbour.voice_service)} · <Flag languageCode={neighbour.voice_language_code} />
          <span className="voice-hidden">{languageName(neighbour.voice_language_code, writing)}</span>
        </p>
      </div>
      <Waveform
        peaks={take?.peaks ?? []}
        melody={take?.melody}
        gender={take ? gender : 'none'}
        track={track}
        bars={44}
        height={36}
      />
      <p>
        <span>{traits.map((trait) => texts.traits[trait]).join(' · ')}</span> <span>{note}</span>
      </p>
    </article>
  )
}
