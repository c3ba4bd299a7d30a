import { useStore } from 'zustand'
import { failureText, PlayButton, playerMessages, useTrack } from '../../player/index.ts'
import type { Generation } from '../../player/index.ts'
import { useMessages, useRuntime } from '../../runtime/index.ts'
import { voicesMessages } from '../messages.ts'
import { VoiceCardView, type CardSound, type VoiceCardProps } from '../VoiceCardView.tsx'
import { sentenceSound } from './sentenceSound.ts'
import type { SentenceStore } from './sentenceStore.ts'

/** Card whose play button speaks the visitor's sentence. */
export function SentenceCard({ store, ...card }: VoiceCardProps & { store: SentenceStore }) {
  const { voice } = card
  const { client } = useRuntime()
  const texts = useMessages('player', playerMessages)
  const take = useStore(store, ({ takes }) => takes.get(voice.voice_id))
  const snippet = take?.status === 'ready' ? take.snippet : null
  const [source, info] = sentenceSound(client, voice, snippet)
  const [track, state] = useTrack(snippet && source, info)
  const isGenerating = take?.status === 'generating'
  const status = isGenerating ? 'loading' : (state?.status ?? 'idle')
  const isPlaying = status === 'playing' || status === 'loading'
  const sound: CardSound = {
    track,
    status,
    // Until the voice has spoken, the waveform of its sample; empty while it speaks.
    ...(snippet
      ? {
          peaks: snippet.voice_snippet_peaks,
          melody: snippet.voice_snippet_melody,
          durationMs: snippet.voice_snippet_duration,
        }
      : {
          peaks: isGenerating ? [] : voice.voice_sample_peaks,
          melody: voice.voice_sample_melody,
          durationMs: voice.voice_sample_duration,
        }),
  }
  const name = voice.voice_name
  const onToggle = () => void store.toggle(voice)
  return (
    <VoiceCardView
      {...card}
      sound={sound}
      note={isRefused(take) ? <Refusal take={take} onRetry={onToggle} /> : card.note}
      playButton={
        <PlayButton
          label={isPlaying ? texts.pauseVoice(name) : texts.playVoice(name)}
          status={status}
          gender={voice.voice_gender}
          onClick={onToggle}
        />
      }
    />
  )
}

type Refused = Extract<Generation, { status: 'failed' | 'held' }>

function isRefused(take: Generation | undefined): take is Refused {
  return take?.status === 'failed' || take?.status === 'held'
}

/** Reason why a voice did not speak, in one line, with a button to try again. */
function Refusal({ take, onRetry }: { take: Refused; onRetry: () => void }) {
  const texts = useMessages('player', playerMessages)
  const messages = useMessages('voices', voicesMessages)
  const reason = take.status === 'held' ? take.message : failureText(take, texts)
  return (
    <span className="voice-card-refusal" role="alert">
      <span title={reason}>{reason}</span>
      {take.status === 'failed' ? (
        <button type="button" onClick={onRetry}>
          {messages.retry}
        </button>
      ) : null}
    </span>
  )
}
