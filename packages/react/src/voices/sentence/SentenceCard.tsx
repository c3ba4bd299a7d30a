import { failureText, PlayButton, playerMessages } from '../../player/index.ts'
import type { Generation } from '../../player/index.ts'
import { useMessages } from '../../runtime/index.ts'
import { voicesMessages } from '../messages.ts'
import { VoiceCardView, type VoiceCardProps } from '../VoiceCardView.tsx'
import type { SentenceStore } from './sentenceStore.ts'
import { useSentenceSound } from './useSentenceSound.ts'

/** Card whose play button speaks the visitor's sentence. */
export function SentenceCard({ store, ...card }: VoiceCardProps & { store: SentenceStore }) {
  const { voice } = card
  const texts = useMessages('player', playerMessages)
  const sound = useSentenceSound(store, voice)
  const { take, status, isPlaying } = sound
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
