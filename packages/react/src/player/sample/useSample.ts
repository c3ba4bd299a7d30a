import type { SimilarVoice, VoiceListing } from '@voice-rankings/contract'
import { voicePath } from '@voice-rankings/contract'
import type { Track, TrackInfo, TrackState } from '@voice-rankings/playback'
import { usePlayerRuntime } from '../../runtime/index.ts'
import { soundSource } from '../sound/soundSource.ts'
import { useTrack } from '../sound/useTrack.ts'

/** Voice fields needed to play its sample, included in every list of the API. */
export type SampleVoice = Pick<
  SimilarVoice,
  'voice_name' | 'voice_gender' | 'voice_service' | 'voice_speaker_id' | 'voice_sample_url'
> &
  Partial<Pick<VoiceListing, 'voice_sample_peaks' | 'voice_sample_melody'>>

export interface Sample {
  /** Null while the voice has no sample. */
  readonly track: Track | null
  readonly status: TrackState['status']
  /** True while it plays or is about to. */
  readonly isPlaying: boolean
  toggle(): void
}

/**
 * Sample of a voice: starting it pauses every other sound of the page.
 *
 * @example
 * const { isPlaying, toggle } = useSample(voice)
 */
export function useSample(voice: SampleVoice): Sample {
  const { client } = usePlayerRuntime()
  const url = voice.voice_sample_url
  const [track, state] = useTrack(url === null ? null : soundSource(client, url), sampleInfo(voice))
  const status = state?.status ?? 'idle'
  return {
    track,
    status,
    isPlaying: status === 'playing' || status === 'loading',
    toggle: () => void track?.toggle(),
  }
}

/** Info of a voice's sample for the docked player and the lock screen. */
export function sampleInfo(voice: SampleVoice): TrackInfo {
  return {
    title: voice.voice_name,
    subtitle: voice.voice_service,
    href: voicePath(voice),
    gender: voice.voice_gender,
    peaks: voice.voice_sample_peaks,
    melody: voice.voice_sample_melody,
  }
}
