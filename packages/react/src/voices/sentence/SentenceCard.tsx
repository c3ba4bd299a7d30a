import { PlayButton, playerMessages } from '../../player/index.ts'
import { useMessages } from '../../runtime/index.ts'
import { VoiceCardView, type VoiceCardProps } from '../VoiceCardView.tsx'
import { isRefused, SentenceRefusal } from './SentenceRefusal.tsx'
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
      note={isRefused(take) ? <SentenceRefusal take={take} onRetry={onToggle} /> : card.note}
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
