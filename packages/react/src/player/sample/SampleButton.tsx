import { useMessages } from '../../runtime/index.ts'
import { playerMessages } from '../messages.ts'
import { PlayButton } from '../controls/PlayButton.tsx'
import type { SampleVoice } from './useSample.ts'
import { useSample } from './useSample.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'

export interface SampleButtonProps extends RootProps<HTMLButtonElement> {
  voice: SampleVoice
  /** `small` 32 px, `medium` 44 px, `large` 56 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large'
}

/**
 * Round button in the voice's colour that plays and pauses its sample.
 *
 * @example
 * <SampleButton voice={voice} size="small" />
 */
export function SampleButton({ voice, size, ...props }: SampleButtonProps) {
  const texts = useMessages('player', playerMessages)
  const { track, status, isPlaying, toggle } = useSample(voice)
  const name = voice.voice_name
  const label = !track ? texts.noSample(name) : isPlaying ? texts.pauseVoice(name) : texts.playVoice(name)
  return (
    <PlayButton
      label={label}
      status={status}
      gender={track ? voice.voice_gender : 'none'}
      size={size}
      disabled={!track}
      onClick={toggle}
      {...rootProps(props)}
    />
  )
}
