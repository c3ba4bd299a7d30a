import type { SequenceState } from '@voice-rankings/playback/sequence'
import { SkipBack, SkipForward } from 'lucide-react'
import type { Gender } from '@voice-rankings/contract'
import { Icon } from '../../ui/icons.tsx'
import { PlainIconButton, Spinner } from '../../ui/index.ts'

interface DockButtonsProps {
  sound: Pick<SequenceState, 'status'>
  gender: Gender
  texts: Readonly<Record<'previous' | 'next' | 'play' | 'pause' | 'keys', string>>
  isFirst: boolean
  isLast: boolean
  onToggle: () => void
  /** Moves by pieces. */
  onStep: (by: number) => void
}

/** Main button of a sequence, between those that move by one piece. */
export function DockButtons({ sound, gender, texts, isFirst, isLast, onToggle, onStep }: DockButtonsProps) {
  const isPlaying = sound.status === 'playing' || sound.status === 'pausing'
  const isLoading = sound.status === 'loading'
  return (
    <div part="reader-buttons">
      <PlainIconButton label={texts.previous} title={texts.previous} disabled={isFirst} onClick={() => onStep(-1)}>
        <SkipBack aria-hidden="true" />
      </PlainIconButton>
      <button
        type="button"
        className="voice-play"
        part="play-button"
        data-size="large"
        data-status={isPlaying ? 'playing' : 'idle'}
        data-gender={gender}
        aria-label={isPlaying || isLoading ? texts.pause : texts.play}
        title={texts.keys || undefined}
        onClick={onToggle}
      >
        {isLoading ? <Spinner /> : <Icon name={isPlaying ? 'pause' : 'play'} />}
      </button>
      <PlainIconButton label={texts.next} title={texts.next} disabled={isLast} onClick={() => onStep(1)}>
        <SkipForward aria-hidden="true" />
      </PlainIconButton>
    </div>
  )
}
