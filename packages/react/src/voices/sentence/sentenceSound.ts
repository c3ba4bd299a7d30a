import type { SpokenSnippet, VoiceListing } from '@voice-rankings/contract'
import type { AudioSource, TrackInfo } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'
import { sampleInfo, soundSource } from '../../player/index.ts'

/** Source and info of a voice's take, or of its sample; no source for a voice without one. */
export function sentenceSound(
  client: Pick<Client, 'url'>,
  voice: VoiceListing,
  take: SpokenSnippet | null,
): [AudioSource | null, TrackInfo] {
  const field = take?.voice_snippet_audio_url ?? voice.voice_sample_url
  const waveform = take && { peaks: take.voice_snippet_peaks, melody: take.voice_snippet_melody }
  return [field === null ? null : soundSource(client, field), { ...sampleInfo(voice), ...waveform }]
}
