import { useCaptionTrack } from './words/useCaptionTrack.ts'
import { useHostText } from './words/useHostText.ts'
import { useOwnSound } from './sound/useOwnSound.ts'
import { usePlayer } from './usePlayer.ts'
import { useResume } from './sound/useResume.ts'
import { useScrollTo } from './words/useScrollTo.ts'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'

/**
 * The player without a view.
 *
 * @example
 * const player = useVoicePlayer({ voice, snippet })
 */
export function useVoicePlayer(props: VoicePlayerProps): VoicePlayerModel {
  const player = usePlayer({ ...props, ownSound: useOwnSound(props) })
  const { rootRef, textRef, readOnly, stage, gender, languageCode, title } = player
  useScrollTo(textRef, readOnly ? null : props.newText)
  useHostText(rootRef, { target: props.highlightTarget, stage, gender, languageCode })
  useCaptionTrack(stage, languageCode, title)
  return { ...player, resumesAtMs: useResume(stage, props.resume ?? false) }
}
