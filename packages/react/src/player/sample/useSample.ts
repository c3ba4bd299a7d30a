import type { SimilarVoice, VoiceListing } from '@voice-rankings/contract'
import { voicePath } from '@voice-rankings/contract'
import type { Track, TrackInfo, TrackState } from '@voice-rankings/playback'
import { usePlayerRuntime } from '../../runtime/index.ts'
import { soundSource } from '../sound/soundSource.ts'
import { useTrack } from '../sound/useTrack.ts'

/** The fields of a voice that its sample is played from; every list of the API has them. */
export type SampleVoice = Pick<
  SimilarVoice,
  'voice_name' | 'voice_gender' | 'voice_service' | 'voice_speaker_id' | 'voice_sample_url'
> &
  Partial<Pick<VoiceListing, 'voice_sample_peaks'>>

export interface Sample {
  /** Null while the voice has no sample. */
  readonly track: Track | null
  readonly status: TrackState['status']
  /** Whether it is playing or about to. */
  readonly isPlaying: boolean
  toggle(): void
}

/**
 * One voice's sample: starting it pauses every other sound of the page.
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

/** What a docked player and the lock screen show of a voice's sample. */
export function sampleInfo(voice: SampleVoice): TrackInfo {
  return {
    title: voice.voice_name,
    subtitle: voice.voice_service,
    href: voicePath(voice),
    gender: voice.voice_gender,
    peaks: voice.voice_sample_peaks,
  }
}
