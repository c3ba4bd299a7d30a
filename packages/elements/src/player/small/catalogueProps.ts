import { snippetPath, voicePath } from '@voice-rankings/contract'
import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import type { SmallPlayerProps } from './SmallPlayerProps.ts'

/** Catalogue response with a voice or a snippet. */
export type Catalogued = { snippet: SpokenSnippet } | { voice: Voice }

/** Small player props for a voice's sample or a snippet. Addresses are paths on the server. */
export function catalogueProps(answer: Catalogued): SmallPlayerProps {
  if ('snippet' in answer) {
    const { snippet } = answer
    return {
      src: snippet.voice_snippet_audio_url,
      title: snippet.voice_name,
      subtitle: snippet.voice_service,
      gender: snippet.voice_gender,
      peaks: snippet.voice_snippet_peaks.join(' '),
      durationMs: snippet.voice_snippet_duration,
      href: snippetPath(snippet),
    }
  }
  const { voice } = answer
  return {
    src: voice.voice_sample_url ?? undefined,
    title: voice.voice_name,
    subtitle: voice.voice_service,
    gender: voice.voice_gender,
    peaks: voice.voice_sample_peaks.join(' '),
    durationMs: voice.voice_sample_duration ?? undefined,
    href: voicePath(voice),
  }
}
